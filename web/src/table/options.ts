// The options that the board does not offer by itself, in the order and under the headings they are listed with.
import type { GameFace, Sight } from "../lib/game";
import type { OptionWords } from "../lib/wire";

export interface Group {
  readonly heading: string;
  readonly options: OptionWords[];
}

/** Moves that stand alone come first. */
export function listed(sight: Sight, face: GameFace): Group[] {
  const groups = new Map<string, OptionWords[]>([["", []]]);
  for (const option of sight.question?.options ?? []) {
    if (face.onBoard(sight, option)) continue;
    const heading = sight.book.pickGroup(option.say, sight.names);
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups].filter(([, options]) => options.length > 0).map(([heading, options]) => ({ heading, options }));
}

/** A few moves that stand alone need no list of their own: they fit beside the question. */
const FEW = 2;

export function beside(groups: Group[]): OptionWords[] {
  const [first, ...rest] = groups;
  const alone = first !== undefined && first.heading === "" && rest.length === 0;
  return alone && first.options.length <= FEW ? first.options : [];
}
