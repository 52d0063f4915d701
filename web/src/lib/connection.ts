// The line to a table: it comes back by itself when it is lost, asks for what it missed, and sends again what was not
// answered. It knows neither pages nor browsers, so that it can be tried without them.
import { Refusal, refusalOf } from "./api";
import type { Command, Done, Outbound, Refused, TableWords } from "./wire";

/** As much of a WebSocket as is needed. */
export interface SocketLike {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** What a line needs of the world around it. */
export interface World {
  open(since: number): SocketLike;
  /** Call back after so many ms; gives what stops it. */
  later(ms: number, call: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

/** What a line tells. */
export interface Listener {
  heard(words: TableWords): void;
  /** `up` when the table was heard, `lost` while it is tried again. */
  changed(state: LineState): void;
  /** The table does not let one in: nothing more is tried. */
  refused(refusal: Refusal): void;
}

export type LineState = "connecting" | "up" | "lost";

interface Sent {
  command: Command;
  done: (done: Done) => void;
  refused: (refusal: Refusal) => void;
}

const WAITS = [200, 500, 1000, 2000, 4000, 8000];
/** A server says within 20 s that it is here, even if nothing happens: after so many ms without a word the line is dead, though nobody
 * has closed it. */
const SILENCE = 25_000;
/** Refusals of a connection after which it is tried again. */
const LATER = new Set(["too-much", "too-busy"]);

export class Connection {
  private socket: SocketLike | null = null;
  private stop: (() => void) | null = null;
  private hush: (() => void) | null = null;
  private tries = 0;
  private up = false;
  private closed = false;
  /** What the server has not answered yet, by id. */
  private readonly sent = new Map<string, Sent>();
  /** By eyes, the number of the table up to which everything was heard. */
  private readonly seen = new Map<number | null, number>();

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.closed = false;
    this.listener.changed("connecting");
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
  }

  /** Try again now: the network is back, or one is somebody else. */
  restart(): void {
    if (this.closed) return;
    this.hangUp();
    this.tries = 0;
    this.connect();
  }

  /** Ask for the whole table: something was missed. */
  startOver(): void {
    this.seen.clear();
    this.restart();
  }

  /** Send a command; it is sent again until the server has answered it, and its id makes the repeat harmless. */
  send(command: Command): Promise<Done> {
    return new Promise((done, refused) => {
      this.sent.set(command.id, { command, done, refused });
      if (this.up) this.socket?.send(JSON.stringify(command));
    });
  }

  private connect(): void {
    this.stop = null;
    const socket = this.world.open(this.since());
    this.socket = socket;
    socket.onmessage = (event) => this.hear(socket, event.data as unknown);
    socket.onclose = () => this.lose(socket);
    this.attend(socket);
  }

  /** Wait for the next word, but not for ever. */
  private attend(socket: SocketLike): void {
    this.hush?.();
    this.hush = this.world.later(SILENCE, () => {
      this.lose(socket);
      socket.close();
    });
  }

  /** Seats may have heard differently much: the least of it is what is known. */
  private since(): number {
    return this.seen.size === 0 ? -1 : Math.min(...this.seen.values());
  }

  private hear(socket: SocketLike, data: unknown): void {
    if (socket !== this.socket || typeof data !== "string") return;
    this.attend(socket);
    const message = JSON.parse(data) as Outbound;
    if (message.is === "table") this.hearTable(message);
    else if (message.is === "done") this.hearDone(message);
    else if (message.is === "refused") this.hearRefusal(message);
  }

  private hearTable(words: TableWords): void {
    this.note(words);
    const first = !this.up;
    this.up = true;
    this.tries = 0;
    this.listener.heard(words);
    // The listener may have asked for the whole table: then this line is gone already.
    if (!first || !this.up) return;
    this.listener.changed("up");
    for (const { command } of this.sent.values()) this.socket?.send(JSON.stringify(command));
  }

  private note(words: TableWords): void {
    // Somebody who sat down or was sent away looks with other eyes from now on.
    for (const seat of this.seen.keys()) if ((seat === null) !== (words.seat === null)) this.seen.delete(seat);
    this.seen.set(words.seat, words.seq);
  }

  private hearDone(done: Done): void {
    const sent = this.sent.get(done.id);
    this.sent.delete(done.id);
    sent?.done(done);
  }

  private hearRefusal(refused: Refused): void {
    const refusal = refusalOf(refused);
    const sent = this.sent.get(refused.id ?? "");
    if (sent !== undefined && refused.id) {
      this.sent.delete(refused.id);
      sent.refused(refusal);
    } else if (!this.up && !LATER.has(refusal.kind)) {
      this.close();
      this.listener.refused(refusal);
    }
  }

  private lose(socket: SocketLike): void {
    if (socket !== this.socket || this.closed) return;
    this.hush?.();
    this.socket = null;
    this.up = false;
    this.listener.changed("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    this.tries += 1;
    // A server that comes back must not meet everybody at the same moment.
    this.stop = this.world.later(wait * (0.5 + this.world.chance()), () => this.connect());
  }

  private hangUp(): void {
    this.stop?.();
    this.stop = null;
    this.hush?.();
    this.up = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

/** The line to a table of this site, in a browser. */
export function browserWorld(table: string): World {
  return {
    open(since) {
      const base = location.origin.replace(/^http/, "ws");
      return new WebSocket(`${base}/api/tables/${encodeURIComponent(table)}/socket?since=${since}`);
    },
    later(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}
