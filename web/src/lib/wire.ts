// What crosses the wire, as the server's schema has it.
import type { components } from "../gen/schema";

type Schemas = components["schemas"];

export type TableWords = Schemas["TableWords"];
export type SeatWords = Schemas["SeatWords"];
export type Question = Schemas["Question"];
export type OptionWords = Schemas["OptionWords"];
export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
export type Wrong = Schemas["Wrong"];
export type Outbound = Schemas["Outbound"];
export type Command = Schemas["AnyCommand"];
export type NewTable = Schemas["NewTable"];
export type Chair = Schemas["Chair"];
export type Clock = Schemas["Clock"];
export type Created = Schemas["Created"];
export type TableLine = Schemas["TableLine"];
export type TableList = Schemas["TableList"];
export type GameList = Schemas["GameList"];
export type GameWords = Schemas["GameWords"];
export type GameOption = Schemas["GameOption"];
export type OptionSet = Schemas["OptionSet"];
export type Me = Schemas["Me"];
export type Hint = Schemas["Hint"];
export type Prospect = Schemas["Prospect"];
export type Line = Schemas["Line"];

/** An event of any game as a reader is told it; one he may not know has only its numbers. */
export interface EventWords {
  number: number;
  seq: number;
  kind?: string | undefined;
  clause?: string | undefined;
  [field: string]: unknown;
}
