// A list of tables that looks again while somebody sees it.
import { api, Refusal, sentenceOf } from "../lib/api";
import type { TableLine, TableList } from "../lib/wire";

const EVERY = 15_000;

export class Tables {
  lines = $state.raw<TableLine[]>([]);
  more = $state.raw<number | null>(null);
  ready = $state(false);
  wrong = $state("");
  /** The time, in seconds since 1970, by which the list says how long ago things were. */
  now = $state(Date.now() / 1000);

  constructor(private readonly mine: boolean) {}

  /** Look now and ever again; gives what ends it. */
  follow(): () => void {
    void this.look();
    const again = () => {
      if (!document.hidden) void this.look();
    };
    const clock = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", again);
    };
  }

  /** The latest tables; older ones that were asked for stay behind them. */
  async look(): Promise<void> {
    try {
      const list = await this.ask(null);
      const fresh = new Set(list.tables.map((table) => table.id));
      const oldest = list.tables.at(-1)?.changed ?? 0;
      const older = this.lines.filter((table) => !fresh.has(table.id) && table.changed < oldest);
      if (older.length === 0 || list.before === null) this.more = list.before;
      this.lines = [...list.tables, ...(list.before === null ? [] : older)];
      this.wrong = "";
    } catch (wrong) {
      this.fail(wrong);
    }
    this.now = Date.now() / 1000;
    this.ready = true;
  }

  async lookFurther(): Promise<void> {
    try {
      const list = await this.ask(this.more);
      this.lines = [...this.lines, ...list.tables];
      this.more = list.before;
    } catch (wrong) {
      this.fail(wrong);
    }
  }

  /** One who is nobody yet has no tables: that is no trouble. */
  private fail(wrong: unknown): void {
    if (wrong instanceof Refusal && wrong.kind === "not-known") this.lines = [];
    else this.wrong = sentenceOf(wrong);
  }

  private ask(before: number | null): Promise<TableList> {
    const query = new URLSearchParams({ mine: String(this.mine) });
    if (before !== null) query.set("before", String(before));
    return api.get<TableList>(`/api/tables?${query}`);
  }
}
