import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Listener, type SocketLike, type World } from "../src/lib/connection";
import type { Command, TableWords } from "../src/lib/wire";

class FakeSocket implements SocketLike {
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: Command[] = [];
  closed = false;

  constructor(readonly since: number) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  lose(): void {
    this.onclose?.({} as CloseEvent);
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  waits: { ms: number; call: () => void }[] = [];

  open(since: number): SocketLike {
    const socket = new FakeSocket(since);
    this.sockets.push(socket);
    return socket;
  }

  later(ms: number, call: () => void): () => void {
    const wait = { ms, call };
    this.waits.push(wait);
    return () => (this.waits = this.waits.filter((one) => one !== wait));
  }

  chance(): number {
    return 0.5;
  }

  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  /** The next thing that somebody waits for. */
  pass(): number {
    const [wait] = this.waits.sort((one, other) => one.ms - other.ms);
    this.waits = this.waits.filter((one) => one !== wait);
    wait?.call();
    return wait?.ms ?? -1;
  }
}

const table = (seq: number, seat: number | null = 0) => ({ is: "table", seq, seat }) as TableWords;
const say: Command = { do: "say", id: "one", text: "hello" };

let world: FakeWorld;
let heard: number[];
let states: string[];
let shut: string[];
let line: Connection;

beforeEach(() => {
  world = new FakeWorld();
  [heard, states, shut] = [[], [], []];
  const listener: Listener = {
    heard: (words) => heard.push(words.seq),
    changed: (state) => states.push(state),
    refused: (refusal) => shut.push(refusal.kind),
  };
  line = new Connection(world, listener);
  line.open();
});

describe("a line", () => {
  it("asks for the whole table first, and for what is new when it comes back", () => {
    expect(world.last.since).toBe(-1);
    world.last.hear(table(7));
    world.last.hear(table(9));
    world.last.lose();
    expect(world.pass()).toBe(200);
    expect(world.last.since).toBe(9);
    expect(heard).toEqual([7, 9]);
    expect(states).toEqual(["connecting", "up", "lost"]);
  });

  it("asks for the least that one of several seats has seen", () => {
    world.last.hear(table(9, 0));
    world.last.hear(table(5, 1));
    world.last.lose();
    world.pass();
    expect(world.last.since).toBe(5);
  });

  it("forgets a spectator's eyes once a seat looks", () => {
    world.last.hear(table(3, null));
    world.last.hear(table(8, 0));
    world.last.lose();
    world.pass();
    expect(world.last.since).toBe(8);
  });

  it("waits longer each time, and less again once it was heard", () => {
    const waits = [0, 1, 2].map(() => {
      world.last.lose();
      return world.pass();
    });
    expect(waits).toEqual([200, 500, 1000]);
    world.last.hear(table(1));
    world.last.lose();
    expect(world.pass()).toBe(200);
  });

  it("sends again, with the same id, what was not answered", async () => {
    world.last.hear(table(1));
    const done = line.send(say);
    expect(world.last.sent).toEqual([say]);
    world.last.lose();
    world.pass();
    expect(world.last.sent).toEqual([]);
    world.last.hear(table(1));
    expect(world.last.sent).toEqual([say]);
    world.last.hear({ is: "done", id: "one", seq: 2 });
    expect((await done).seq).toBe(2);
    world.last.lose();
    world.pass();
    world.last.hear(table(2));
    expect(world.last.sent).toEqual([]);
  });

  it("keeps what is said before it is up", () => {
    void line.send(say);
    expect(world.last.sent).toEqual([]);
    world.last.hear(table(1));
    expect(world.last.sent).toEqual([say]);
  });

  it("gives a refusal to whoever sent the command", async () => {
    world.last.hear(table(1));
    const done = line.send(say);
    const error = { kind: "not-allowed", say: "No.", clause: null };
    world.last.hear({ is: "refused", id: "one", error, missed: null });
    await expect(done).rejects.toMatchObject({ kind: "not-allowed", say: "No." });
  });

  it("gives up where the table lets nobody in, but not where it is only busy", () => {
    world.last.hear({ is: "refused", error: { kind: "too-busy", say: "Later." } });
    world.last.lose();
    world.pass();
    world.last.hear({ is: "refused", error: { kind: "no-such-table", say: "There is none." } });
    expect(shut).toEqual(["no-such-table"]);
    world.last.lose();
    expect(world.waits).toEqual([]);
  });

  it("hears nothing more from a line it has left", () => {
    const old = world.last;
    old.hear(table(1));
    line.startOver();
    expect(world.last.since).toBe(-1);
    old.hear(table(2));
    old.lose();
    expect(heard).toEqual([1]);
    expect(states).toEqual(["connecting", "up"]);
  });

  it("is lost when nothing at all is heard for long, and comes back", () => {
    const old = world.last;
    old.hear(table(4));
    expect(world.waits.length).toBe(1);
    old.hear({ is: "here" });
    expect(world.waits.length).toBe(1);
    expect(world.pass()).toBe(25_000);
    expect(old.closed).toBe(true);
    expect(states).toEqual(["connecting", "up", "lost"]);
    expect(world.pass()).toBe(200);
    expect(world.last.since).toBe(4);
    world.last.hear(table(6));
    expect(heard).toEqual([4, 6]);
    expect(states.at(-1)).toBe("up");
  });

  it("does not wait for ever to be let in", () => {
    expect(world.pass()).toBe(25_000);
    expect(states).toEqual(["connecting", "lost"]);
  });

  it("waits for nothing once it is closed", () => {
    world.last.hear(table(1));
    line.close();
    expect(world.waits).toEqual([]);
  });
});
