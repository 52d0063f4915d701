// The levels of bots that are offered, from the weakest to the strongest, and the characters among them.
export const LEVELS = ["novice", "casual", "club", "expert", "champion", "bold", "cautious", "gambler"] as const;
