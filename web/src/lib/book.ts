// A game's rules and texts in one language: the sentences of the server's own book, word for word.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "./api";
import { refusedText, type Told } from "./refused";
import { plainText, stemOf, wordsIn } from "./stems";
import { formatted, type TextArgs } from "./texts.svelte";
import type { BookWords, ClauseWords, DeclaredWords, Question } from "./wire";

type Words = Record<string, unknown>;
type Names = readonly string[];
/** What of a question its sentences are made of. */
export type Asked = Pick<Question, "choice" | "facts" | "options">;

/** A clause as it is searched. */
interface Searched {
  text: string;
  stems: ReadonlySet<string>;
}

const books = new Map<string, Promise<Book>>();

/** The book of a game in a language, fetched once. */
export function loadBook(game: string, lang: string): Promise<Book> {
  const key = `${game} ${lang}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const path = `/api/books/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`;
  const made = api.get<BookWords>(path).then((words) => new Book(words));
  books.set(key, made);
  made.catch(() => books.delete(key));
  return made;
}

/** Everything one game says in one language. */
export class Book {
  readonly game: string;
  readonly lang: string;
  readonly prefix: string;
  private readonly bundle: FluentBundle;
  private readonly kinds: Record<string, DeclaredWords>;
  private readonly asks: Record<string, DeclaredWords>;
  private readonly colours: string[];
  private readonly verbs: string[];
  private readonly sorts: string[];
  private readonly rows: ClauseWords[];
  private readonly index = new Map<string, Searched>();

  constructor(words: BookWords) {
    this.game = words.game;
    this.lang = words.lang;
    this.prefix = words.prefix;
    this.kinds = words.kinds;
    this.asks = words.asks;
    this.colours = words.colours;
    this.verbs = words.verbs;
    this.rows = words.clauses;
    this.bundle = new FluentBundle(words.lang, { useIsolating: false });
    for (const text of words.texts) this.bundle.addResource(new FluentResource(text));
    const types = [...Object.values(words.kinds), ...Object.values(words.asks)].flatMap((one) => one.types);
    this.sorts = [...new Set(types.map((sort) => sort.replace(/s$/, "")))];
  }

  // ---- the rules

  /** Every clause, in the order of the rules. */
  clauses(): ClauseWords[] {
    return this.rows;
  }

  /** The chapters' ids: CA-1, CA-2 … */
  chapters(): string[] {
    return [...new Set(this.rows.map((row) => chapterOf(row.id)))];
  }

  /** A clause in our words. */
  text(clause: string): string {
    // A chapter of a single clause has its heading as message, and the clause beside it.
    return this.say(messageId(clause) + (clause === chapterOf(clause) ? ".text" : ""));
  }

  /** A chapter's heading. */
  title(chapter: string): string {
    return this.say(messageId(chapter));
  }

  /** The clauses that hold all these words, in their own text or in their chapter's heading. */
  search(words: string): string[] {
    const wanted = plainText(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    const found = this.rows.filter((row) => {
      const { text, stems } = this.searched(row.id);
      return wanted.every((word) => text.includes(word) || stems.has(stemOf(word)));
    });
    return found.map((row) => row.id);
  }

  /** What somebody means who asks for rules: a clause, a chapter, or words to look for. */
  find(words: string): string[] {
    const numbered = this.withNumber(words);
    return numbered.length > 0 ? numbered : this.search(words);
  }

  private withNumber(words: string): string[] {
    const typed = words.trim().toUpperCase().replace(" ", "-");
    const wanted = typed.startsWith(`${this.prefix}-`) ? typed : `${this.prefix}-${typed}`;
    return this.rows.map((row) => row.id).filter((id) => id === wanted || chapterOf(id) === wanted);
  }

  private searched(clause: string): Searched {
    const known = this.index.get(clause);
    if (known !== undefined) return known;
    const text = plainText(`${clause} ${this.title(chapterOf(clause))} ${this.text(clause)}`);
    const made = { text, stems: new Set(wordsIn(text).map(({ word }) => stemOf(word))) };
    this.index.set(clause, made);
    return made;
  }

  // ---- messages

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Any message by its key; an attribute as `key.attribute`. */
  say(key: string, args: TextArgs = {}): string {
    return formatted(this.bundle, key, args) ?? key;
  }

  /** Words of the engine, `wyrm 7` or `whip green`, in the reader's: put together by the phrase of the first word if
   * there is one, else in their order. `after` is the word these ones belong to. */
  word(words: string, after = "none"): string {
    const [first, rest] = cut(words, " ");
    if (rest !== "" && this.has(`phrase-${first}`))
      return this.say(`phrase-${first}`, { rest: this.word(rest, first) });
    return pieces(words)
      .map((one) => this.oneWord(one, after))
      .join(" ");
  }

  /** One word; of several colours, `green+red`, each. */
  private oneWord(word: string, after: string): string {
    if (/^\p{L}/u.test(word) && word.includes("+")) {
      const each = word.split("+").map((one) => this.oneWord(one, after));
      return each.join(` ${this.say("and")} `);
    }
    const key = `word-${word.replaceAll("/", "-")}`;
    return this.has(key) ? this.say(key, { after }) : word;
  }

  listed(words: readonly unknown[]): string {
    return words.map((one) => this.word(String(one))).join(", ") || this.say("nothing");
  }

  /** “Label: text”, with the spaces of the language. */
  labelled(label: string, text: string): string {
    return this.say("labelled", { label, text });
  }

  /** What a player is called: by a colour, unless colours are drawn by lot. */
  player(seat: number, names: Names = []): string {
    if (names[seat] !== undefined) return names[seat];
    if (this.has("names-by-lot")) return this.say("names-by-lot").split(", ")[seat] ?? "";
    return this.say(`colour-${this.colours[seat] ?? ""}`);
  }

  // ---- what happened

  /** An event, as a table tells it, in a sentence; the reader is called “you”. One that the reader may not know is no
   * sentence. */
  event(words: Words, reader: number | null = null, names: Names = []): string {
    if (typeof words["kind"] !== "string") return "";
    return raised(this.say(`event-${words["kind"]}`, this.eventArgs(words, reader, names)));
  }

  /** The same in the fewest words, where there are such: what stands beside a piece on the board. */
  short(words: Words, reader: number | null = null, names: Names = []): string {
    const key = `event-${String(words["kind"])}`;
    const brief = "short" in (this.bundle.getMessage(key)?.attributes ?? {});
    if (!brief) return this.event(words, reader, names);
    return raised(this.say(`${key}.short`, this.eventArgs(words, reader, names)));
  }

  eventArgs(words: Words, reader: number | null, names: Names): TextArgs {
    const args = this.fieldArgs(this.kinds[String(words["kind"])], words, reader, names);
    const dice = words["dice"];
    if (Array.isArray(dice)) {
      for (const [name, value] of numbersIn(words)) args[`${name}-reckoned`] = reckoning(dice as number[], value);
    }
    return args;
  }

  private fieldArgs(declared: DeclaredWords | undefined, words: Words, reader: number | null, names: Names): TextArgs {
    const args: TextArgs = {};
    for (const [place, name] of (declared?.fields ?? []).entries()) {
      Object.assign(args, this.field(name, declared?.types[place] ?? "", words[name] ?? null, reader, names));
    }
    return args;
  }

  private field(name: string, sort: string, value: unknown, reader: number | null, names: Names): TextArgs {
    if (sort === "seat") return this.seatArgs(name, value, reader, names);
    if (sort === "seats" && Array.isArray(value)) {
      return { [name]: value.map((seat: number) => this.youOr(seat, reader, names)).join(", ") };
    }
    if (value === null) {
      const forgotten = `forgotten-${sort}`;
      return { [name]: this.has(forgotten) ? this.say(forgotten) : "", [`${name}-key`]: "none" };
    }
    if (sort === "spell") return { [name]: this.pick(String(value), ".spell", names) };
    if (Array.isArray(value)) {
      return { [name]: this.listed(value), ...(sort === "counts" ? sumArgs(name, value as number[]) : {}) };
    }
    if (typeof value === "string") return { [name]: this.word(value), [`${name}-key`]: pieces(value)[0] ?? "" };
    return { [name]: typeof value === "number" ? value : String(value) };
  }

  /** A seat in a sentence: the player's name, and whether that is the reader. */
  seatArgs(name: string, value: unknown, reader: number | null, names: Names = []): TextArgs {
    if (typeof value !== "number") return { [name]: "", [`${name}-who`]: "nobody" };
    return { [name]: this.player(value, names), [`${name}-who`]: value === reader ? "you" : "other" };
  }

  private youOr(seat: number, reader: number | null, names: Names): string {
    return seat === reader ? this.say("seat-you") : this.player(seat, names);
  }

  // ---- what is expected and believed

  /** What a value is made of, with its unit. */
  term(name: string): string {
    return this.say(`term-${(name.match(/[a-z]+/g) ?? []).join("-")}`);
  }

  /** Something hidden that somebody believes, as a clause without its full stop. */
  fact(words: Words, reader: number | null = null, names: Names = []): string {
    return raised(this.say(`fact-${String(words["kind"])}`, this.eventArgs(words, reader, names)));
  }

  // ---- what may be done

  /** A move, `bet wyrm`, as a sentence without its full stop. What a mere no declines, the question it answers says. */
  pickText(say: string, names: Names = [], asked: Asked | null = null): string {
    const option = asked?.options.find((one) => one.say === say);
    if (asked === null || !option?.declines) return this.pick(say, "", names);
    return this.say(`choice-${asked.choice}.no`, this.questionArgs(asked, names));
  }

  /** The heading a move is listed under; none for a move that stands alone. */
  pickGroup(say: string, names: Names = []): string {
    return this.isListed(say) ? this.pick(say, ".group", names) : "";
  }

  /** What a move is called under its heading. */
  pickItem(say: string, names: Names = [], asked: Asked | null = null): string {
    return this.isListed(say) ? this.pick(say, ".item", names) : this.pickText(say, names, asked);
  }

  /** The verb a move begins with. */
  verb(say: string): string {
    return this.verbs.find((verb) => say === verb || say.startsWith(`${verb} `)) ?? pieces(say)[0] ?? "";
  }

  private pick(say: string, part: string, names: Names): string {
    const verb = this.verb(say);
    return this.say(verbId(verb) + part, this.pickArgs(pieces(say.slice(verb.length)), names));
  }

  private isListed(say: string): boolean {
    return "group" in (this.bundle.getMessage(verbId(this.verb(say)))?.attributes ?? {});
  }

  private pickArgs(rest: string[], names: Names): TextArgs {
    const numbers = rest.filter(isNumber).map(Number);
    const [key = "none", second = "none"] = rest.filter((one) => !isNumber(one));
    const [number = 0, secondNumber = 0] = numbers;
    const isSeat = numbers.length > 0 && number >= 0 && number < this.colours.length;
    const args: TextArgs = {};
    for (const sort of this.sorts) args[`${sort}-key`] = key;
    args["words"] = this.word(rest.join(" "));
    args["seat"] = isSeat ? this.player(number, names) : "";
    args["word"] = this.word(key);
    args["second-word"] = this.word(second);
    args["second-key"] = second;
    args["number"] = number;
    args["second-number"] = secondNumber;
    return args;
  }

  /** A question in one sentence: with what it is about if somebody is asked it, else in general. */
  prompt(choice: string, asked: Asked | null = null, names: Names = []): string {
    const key = `choice-${choice}`;
    if (asked === null) {
      const none: TextArgs = {};
      for (const sort of this.sorts) none[`${sort}-key`] = "none";
      return this.say(key, none);
    }
    const about = "about" in (this.bundle.getMessage(key)?.attributes ?? {}) ? ".about" : "";
    return this.say(key + about, this.questionArgs(asked, names));
  }

  private questionArgs(asked: Asked, names: Names): TextArgs {
    return this.fieldArgs(this.asks[asked.choice], asked.facts, null, names);
  }

  /** An option of the table: its name and what it is about. */
  optionText(name: string): string {
    return `${this.say(`option-${name}`)}. ${this.say(`option-${name}.about`)}`;
  }

  /** What a value of an option means. */
  optionValue(name: string, value: unknown): string {
    if (Array.isArray(value)) return this.listed(value);
    const word = String(value);
    return this.say(`option-${name}.${isNumber(word) ? `number-${word}` : word}`);
  }

  /** What was refused and why, in full; `tried` is the move as it was spelled. */
  refusal(wrong: Told, tried = "", names: Names = []): string {
    if (wrong.kind === "not-your-turn") return this.say("refused-turn");
    if (wrong.kind === "not-an-option" && wrong.clause) return this.forbidden(wrong.clause, tried, names);
    return refusedText(wrong);
  }

  private forbidden(clause: string, tried: string, names: Names): string {
    const rule = this.labelled(clause, this.text(clause));
    if (tried === "") return this.say("refused-option-bare", { rule });
    return this.say("refused-option", { move: this.pickText(tried, names), rule });
  }
}

/** CA-6.8 -> ca-6-8 */
export function messageId(clause: string): string {
  return clause.toLowerCase().replaceAll(".", "-");
}

/** CA-6.8 -> CA-6 */
export function chapterOf(clause: string): string {
  return cut(clause, ".")[0];
}

/** CA-6.8 -> CA 6.8 */
export function clauseName(clause: string): string {
  return clause.replace("-", "\u00a0");
}

/** no bet -> verb-no-bet */
function verbId(verb: string): string {
  return `verb-${verb.replaceAll(" ", "-")}`;
}

function isNumber(word: string): boolean {
  return /^[+-]*\d+$/.test(word);
}

function pieces(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== "");
}

function cut(words: string, at: string): [string, string] {
  const place = words.indexOf(at);
  return place < 0 ? [words, ""] : [words.slice(0, place), words.slice(place + at.length)];
}

function raised(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** The fields of an event that are plain numbers. */
function numbersIn(words: Words): [string, number][] {
  return Object.entries(words).filter((entry): entry is [string, number] => typeof entry[1] === "number");
}

/** Numbers one by one, added up, and their sum. */
function sumArgs(name: string, numbers: number[]): TextArgs {
  const args: TextArgs = {};
  for (const [place, number] of numbers.entries()) args[`${name}-${place + 1}`] = number;
  args[`${name}-added`] = numbers.join(" + ");
  args[`${name}-sum`] = total(numbers);
  return args;
}

/** How dice became a total: 3 + 5 + 4 − 1 = 11. */
function reckoning(dice: number[], sum: number): string {
  const modifier = sum - total(dice);
  const added = modifier === 0 ? "" : ` ${modifier > 0 ? "+" : "−"} ${Math.abs(modifier)}`;
  return `${dice.join(" + ")}${added} = ${sum}`;
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
