// A table far away, as this reader sees it: the line to it, what was told, and what is about to be answered.
import { factionOf, ROMANS } from "../ui/factions";
import { api, asMoves, ensureGuest, newId, Refusal, sentenceOf, serverClock } from "./api";
import type { Book } from "./book";
import { browserWorld, Connection, type LineState } from "./connection";
import { BEATS, Director, type Act } from "./director.svelte";
import { DraftState } from "./draft.svelte";
import { mergedAll, seatBefore, steady, type Eyes } from "./eyes";
import type { Sight } from "./game";
import { Pace } from "./pace";
import { settings } from "./settings.svelte";
import { loudest, play } from "./sound";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";
import type {
  Command,
  Created,
  Done,
  EventWords,
  Hint,
  Line,
  OptionWords,
  Question,
  ResultWords,
  SeatWords,
  TableWords,
  Wrong,
} from "./wire";

/** A command without its id. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;
export type StandingAnswer = TableWords["standing"][number];

/** What is answered sooner than this, in ms, is not drawn as being on its way: the screen would be drawn twice. */
const NOTICED = 120;

/** A table at a moment, through all eyes of this reader. */
interface Standing {
  readonly eyes: ReadonlyMap<number | null, Eyes>;
  /** The latest words of the table, whoever's. */
  readonly latest: TableWords | null;
}

const NOTHING: Standing = { eyes: new Map(), latest: null };

/** What a game makes of events: the acts that are told. */
export interface Stager {
  acts(events: readonly EventWords[], view: Record<string, unknown>, seat: number | null, own: boolean): Act[];
  /** Whether nothing is told at leisure at this table. */
  hurried: boolean;
}

export class TableStore implements Sight {
  readonly draft: DraftState;
  /** Tells what others do, one act after the other. */
  readonly director: Director<Standing>;
  /** By what the reader has lost something that is his, until he has seen it. */
  loss = $state.raw<EventWords | null>(null);
  book = $state.raw<Book>() as Book;
  /** How the line is. */
  line = $state<LineState>("connecting");
  /** Why the table lets nobody in. */
  shut = $state.raw<Refusal | null>(null);
  /** The links that only the host gets. */
  links = $state.raw<Created | null>(null);

  /** The table as it is shown: it may have moved on. */
  private scene = $state.raw<Standing>(NOTHING);
  /** The table as it stands. */
  private newest = $state.raw<Standing>(NOTHING);
  /** The own seat that is shown. */
  private shown = $state<number | null>(null);
  // Who sits there changes seldom: as long as it is the same, nobody who shows it is told of the news.
  private readonly named = $derived.by(steady(() => namesOf(this.seats, this.newest.latest?.game)));
  private readonly held = $derived.by(steady(() => this.seats.flatMap((seat, number) => (seat.yours ? [number] : []))));
  private readonly looking = $derived(this.eyesOn(this.scene));
  private readonly knowing = $derived(this.eyesOn(this.newest));
  /** Commands the server has not answered yet. */
  private busy = $state(0);
  /** Whether they take long enough to be noticed. */
  private slow = $state(false);
  private noticing: ReturnType<typeof setTimeout> | undefined;
  /** The number of the table that an answer has led to: nothing is asked before it is here. */
  private waitFor = $state(-1);
  /** The number of the table that the reader's own last move has led to. */
  private answered = -1;
  private stager: Stager | null = null;
  private readonly connection: Connection;
  /** All that was heard, and what of it is to be shown when the screen is ready for it. */
  private heard: Standing = NOTHING;
  private due: Standing = NOTHING;
  private readonly pace = new Pace(() => this.show());
  private heardLive = false;

  constructor(
    readonly id: string,
    book: Book | null = null,
  ) {
    if (book !== null) this.book = book;
    this.draft = new DraftState({
      question: () => this.question,
      confirm: () => settings.confirm,
      answer: (option, then) => void this.answer(option, then),
      odds: (moves, to) => this.odds(moves, to),
      whyNot: (say) => this.whyNot(say),
    });
    this.director = new Director<Standing>({
      show: (standing) => {
        this.due = standing;
        this.pace.note();
      },
      // Nobody looks at a page that is hidden, and nobody reads before there is a board.
      beat: () => (this.stager === null || this.stager.hurried || document.hidden ? 0 : BEATS[settings.pace]),
      noted: (acts) => this.note(acts),
      later: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
    });
    this.connection = new Connection(browserWorld(id), {
      heard: (words) => this.hear(words),
      changed: (state) => this.noteLine(state),
      refused: (refusal) => (this.shut = refusal),
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.noticing);
    this.director.close();
    this.connection.close();
  }

  /** The network is back, or one has become somebody. */
  restart(): void {
    this.connection.restart();
  }

  // ---- what is shown

  /** Whether anything was heard. */
  get ready(): boolean {
    return this.scene.latest !== null;
  }

  /** Everything the server says of the table to the eyes that look now. */
  get words(): TableWords {
    const words = this.looking?.words ?? this.scene.latest;
    if (words === null) throw new Error("nothing of this table is known yet");
    return words;
  }

  get game(): string {
    return this.words.game;
  }

  get options(): Record<string, unknown> {
    return this.words.options;
  }

  get seq(): number {
    return this.words.seq;
  }

  get view(): Record<string, unknown> {
    return this.words.view ?? {};
  }

  get seat(): number | null {
    return this.words.seat;
  }

  get seats(): SeatWords[] {
    return this.newest.latest?.seats ?? [];
  }

  get names(): string[] {
    return this.named;
  }

  get waiting(): number[] {
    return this.scene.latest?.waiting ?? [];
  }

  get events(): EventWords[] {
    return this.looking?.events ?? [];
  }

  get said(): Line[] {
    return this.knowing?.said ?? [];
  }

  get result(): ResultWords | null {
    return this.scene.latest?.result ?? null;
  }

  get phase(): TableWords["phase"] {
    return this.scene.latest?.phase ?? "open";
  }

  /** What is asked of the seat that is shown; nothing while an answer is noticeably under way, or while something is
   * told that came before it. */
  get question(): Question | null {
    if (this.under || this.director.behind || this.phase !== "running" || this.curtain !== null) return null;
    return this.looking?.words.asked ?? null;
  }

  /** What waits for the reader while it is still told how it came about. */
  get pending(): Question | null {
    if (!this.director.behind || this.sending || this.own.length > 1) return null;
    return this.newest.latest?.phase === "running" ? (this.knowing?.words.asked ?? null) : null;
  }

  get still(): boolean {
    return this.question === null;
  }

  /** Whether a command is under way: not answered, or answered but not seen yet. */
  get sending(): boolean {
    // Each own seat is told by itself: the news of another one is not what this one waits for.
    return this.busy > 0 || (this.knowing?.words.seq ?? -1) < this.waitFor;
  }

  /** Whether it has been so long enough to say so. */
  get under(): boolean {
    return this.slow && this.sending;
  }

  /** The seats this reader plays. */
  get own(): number[] {
    return this.held;
  }

  /** The own seat that must be called to the screen before the game goes on: others may be looking at it. */
  get curtain(): number | null {
    if (this.own.length < 2 || this.phase !== "running") return null;
    const wanted = seatBefore(this.own, this.scene.eyes, this.shown);
    return wanted !== this.shown ? wanted : null;
  }

  /** Show the table through the eyes of another own seat. */
  comeForward(seat: number): void {
    this.draft.drop();
    this.shown = seat;
    this.director.reset(this.heard);
  }

  /** Where the game's own words for acts come from. */
  stage(stager: Stager): void {
    this.stager = stager;
  }

  /** Show how the table stands, before anything else is done. */
  skipToNow(): void {
    this.director.skipAll();
    this.pace.hurry();
  }

  /** Seconds until a seat is late; null without a clock. */
  secondsLeft(seat: number, now: number): number | null {
    const deadline = this.seats[seat]?.deadline ?? null;
    return deadline === null ? null : Math.max(0, deadline - (now / 1000 + serverClock.ahead));
  }

  // ---- what the server says

  private hear(words: TableWords): void {
    const before = this.heard.eyes.get(words.seat);
    const eyes = mergedAll(this.heard.eyes, words);
    if (eyes === null) {
      this.heard = { eyes: new Map(), latest: this.heard.latest };
      this.director.reset(this.heard);
      this.connection.startOver();
      return;
    }
    if (this.heardLive && words.seq > (this.heard.latest?.seq ?? -1)) serverClock.ahead = words.at - Date.now() / 1000;
    this.heard = { eyes, latest: words };
    this.direct(words, before);
  }

  /** Hand what is new to the director. */
  private direct(words: TableWords, before: Eyes | undefined): void {
    const state = this.heard;
    if (before === undefined || words.first < before.events.length || before.words.phase !== "running") {
      // One comes to the table, or something was taken back: there is nothing to tell.
      this.director.reset(state);
    } else if (words.seat !== this.lookedAt(state)) {
      this.director.amend(state);
    } else {
      const own = words.seq <= this.answered;
      const acts = this.stager?.acts(words.events, words.view ?? {}, words.seat, own) ?? [];
      if (own) this.director.addOwn({ state, acts });
      else this.director.add({ state, acts });
      // What others say, and that they are here, does not wait.
      this.pace.note();
    }
  }

  /** What the reader must not miss, and what he hears. */
  private note(acts: readonly Act[]): void {
    const lost = acts.findLast((act) => act.lost !== null)?.lost ?? null;
    if (lost !== null) this.loss = lost;
    const noise = loudest(acts.map((act) => act.noise));
    if (noise !== null) play(noise);
  }

  private eyesOn(standing: Standing): Eyes | null {
    return standing.eyes.get(this.lookedAt(standing)) ?? [...standing.eyes.values()][0] ?? null;
  }

  /** The seat through whose eyes a table is looked at. */
  private lookedAt(standing: Standing): number | null {
    const own = this.own;
    const seat = own.length > 1 ? (this.shown ?? own[0] ?? null) : (own[0] ?? null);
    return standing.eyes.has(seat) ? seat : ([...standing.eyes.keys()][0] ?? null);
  }

  private show(): void {
    this.newest = this.heard;
    this.scene = this.due;
    if (this.shown !== null && !this.own.includes(this.shown)) this.shown = null;
    if (this.shown === null && this.own.length === 1) this.shown = this.own[0] ?? null;
  }

  private noteLine(state: LineState): void {
    this.line = state;
    this.heardLive = state === "up";
  }

  // ---- what is done

  /** Carry out an order; what is refused is shown as a sentence. Gives nothing if it was refused. */
  async order(order: Order, tried = ""): Promise<Done | null> {
    this.notice();
    this.busy += 1;
    try {
      const done = await this.connection.send({ ...order, id: newId() } as Command);
      this.waitFor = Math.max(this.waitFor, done.seq);
      return done;
    } catch (wrong) {
      this.refuse(wrong, tried);
      return null;
    } finally {
      this.busy -= 1;
    }
  }

  /** A command begins: look in a while whether it still is under way. */
  private notice(): void {
    if (!this.sending) this.slow = false;
    clearTimeout(this.noticing);
    this.noticing = setTimeout(() => (this.slow = this.sending), NOTICED);
  }

  private refuse(wrong: unknown, tried: string): void {
    if (!(wrong instanceof Refusal)) throw wrong;
    if (wrong.missed !== null) {
      this.hear(wrong.missed);
      toasts.wrong(t("frame-moved-on"));
      return;
    }
    const say = this.book?.refusal(wrong, tried, this.names) ?? sentenceOf(wrong);
    toasts.wrong(say, wrong.clause, this.newest.latest?.game ?? null);
  }

  private async answer(option: OptionWords, then: readonly string[] = []): Promise<void> {
    const question = this.question;
    if (question === null || this.sending) return;
    this.loss = null;
    const moves = then.length === 0 ? { picks: [option.pick] } : { say: [option.say, ...then] };
    const done = await this.order({ do: "move", seq: this.seq, ...moves, seat: question.seat }, option.say);
    if (done === null) this.draft.drop();
    else this.answered = done.seq;
  }

  private odds(moves: readonly string[] | readonly number[], to = ""): Promise<Record<string, unknown>> {
    const asked = { ...asMoves(moves), seat: this.seat, to };
    return api.post<Record<string, unknown>>(`/api/tables/${this.id}/odds`, asked);
  }

  private async whyNot(say: string): Promise<{ say: string; clause: string | null }> {
    const wrong = await api.post<Wrong>(`/api/tables/${this.id}/why-not`, { say, seat: this.seat });
    return { say: this.book.refusal(wrong, say, this.names), clause: wrong.clause ?? null };
  }

  /** Sit down; a spectator becomes somebody first. */
  async join(seat: number | null = null, token: string | null = null, name?: string): Promise<boolean> {
    try {
      await ensureGuest(name);
    } catch (wrong) {
      toasts.wrong(sentenceOf(wrong));
      return false;
    }
    // The line was opened by nobody: the server must see who it is.
    if (this.own.length === 0) this.connection.startOver();
    return (await this.order({ do: "join", seat, token })) !== null;
  }

  leave(seat: number): Promise<Done | null> {
    return this.order({ do: "leave", seat });
  }

  start(): Promise<Done | null> {
    return this.order({ do: "start" });
  }

  addSeed(text: string, seat: number): Promise<Done | null> {
    return this.order({ do: "add-seed", text, seat });
  }

  seatBot(seat: number, bot: string): Promise<Done | null> {
    return this.order({ do: "seat-bot", seat, bot });
  }

  clear(seat: number): Promise<Done | null> {
    return this.order({ do: "clear", seat });
  }

  /** Take back one's own last answer: at once if it told nobody anything, else by consent. */
  undo(): Promise<Done | null> {
    this.draft.drop();
    return this.order({ do: "undo", seat: this.seat });
  }

  consent(agree: boolean, seat: number): Promise<Done | null> {
    return this.order({ do: "consent", agree, seat });
  }

  say(text: string): Promise<Done | null> {
    return this.order({ do: "say", text });
  }

  /** Answers to be given whenever they can be, in the place of all earlier ones; `forced` also what leaves no choice. */
  setStanding(answers: StandingAnswer[], forced: boolean | null = null): Promise<Done | null> {
    return this.order({ do: "standing", answers, forced, seat: this.seat });
  }

  /** The same table once more; gives its id. */
  async rematch(): Promise<string | null> {
    return (await this.order({ do: "rematch" }))?.table ?? null;
  }

  /** What the champion would do in one's place. */
  hint(): Promise<Hint> {
    return api.post<Hint>(`/api/tables/${this.id}/hint`, { seat: this.seat });
  }

  record(): Promise<string> {
    return api.text(`/api/tables/${this.id}/record`);
  }

  /** Ask for the host's links. */
  async fetchLinks(): Promise<void> {
    try {
      this.links = await api.get<Created>(`/api/tables/${this.id}/links`);
    } catch (wrong) {
      toasts.wrong(sentenceOf(wrong));
    }
  }
}

/** Where factions are drawn by lot, nobody may be called by one: those without a name get one of Rome's. */
const BY_LOT = /^circus-/;

/** What seats are called: people by their names, all others by their factions; no two alike. */
export function namesOf(seats: readonly SeatWords[], game = ""): string[] {
  const called = (number: number) => (BY_LOT.test(game) ? (ROMANS[number] ?? "") : factionOf(number).name);
  const plain = seats.map((seat, number) => (seat.kind === "person" && seat.name ? seat.name : called(number)));
  return plain.map((name, number) => {
    const alone = plain.indexOf(name) === plain.lastIndexOf(name);
    return alone ? name : `${name} (${called(number)})`;
  });
}
