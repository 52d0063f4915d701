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
export type ResultWords = Schemas["ResultWords"];
export type SessionWords = Schemas["SessionWords"];
export type BookWords = Schemas["BookWords"];
export type DeclaredWords = Schemas["DeclaredWords"];
export type ClauseWords = Schemas["ClauseWords"];
export type ChartWords = Schemas["ChartWords"];
export type TrackWords = Schemas["TrackWords"];
export type SectionWords = Schemas["SectionWords"];
export type SquareWords = Schemas["SquareWords"];
export type OutfitWords = Schemas["OutfitWords"];
export type CellWords = Schemas["CellWords"];
export type ReplayWords = Schemas["ReplayWords"];
export type StepWords = Schemas["StepWords"];
export type AnalysisWords = Schemas["AnalysisWords"];
export type ReviewWords = Schemas["ReviewWords"];
export type DecisionReview = Schemas["DecisionReview"];
export type TurningPoint = Schemas["TurningPoint"];
export type WhyWords = Schemas["WhyWords"];
export type LessonLine = Schemas["LessonLine"];
export type LessonList = Schemas["LessonList"];
export type LessonWords = Schemas["LessonWords"];

/** Whose eyes: a seat's number, everybody's who looks on, or all that was hidden too. */
export type Eyes = ReplayWords["eyes"];
/** An event of any game as a reader is told it; one he may not know has only its numbers. */
export type EventWords = TableWords["events"][number];
