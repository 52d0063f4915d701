// Words as they are compared in a search: small, without accents, and without the endings of English and French.

const SAME: Record<string, string> = { "’": "'", "‘": "'", ʼ: "'", "\u00a0": " ", "\u202f": " ", œ: "oe", æ: "ae" };
const LEAST = 3;
/** Endings of verbs and the like, the longer ones first. */
const ENDINGS = ["ment", "ing", "ent", "ons", "ed", "er", "ez", "ee", "e"];

/** One letter as it is compared; some become two. */
export function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  return (SAME[small] ?? small).normalize("NFD").replace(/\p{M}/gu, "");
}

export function plainText(text: string): string {
  return [...text].map(plainLetter).join("");
}

/** What a word has in common with its other forms: horses -> hors, horse -> hors, chevaux -> cheval. The word is plain
 * already. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const one = singular(word);
  const ending = ENDINGS.find((end) => one.endsWith(end) && one.length - end.length >= LEAST);
  // Speed, need: the second e belongs to the word.
  const bare = ending === undefined || one.endsWith("eed") ? one : one.slice(0, -ending.length);
  return bare.replace(/([bcdfglmnprst])\1$/, "$1");
}

function singular(word: string): string {
  if (word.length <= LEAST || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("eaux")) return word.slice(0, -1);
  if (word.endsWith("aux")) return `${word.slice(0, -3)}al`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** The words of a plain text, with where each begins. */
export function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[a-z]+/g)].map((found) => ({ word: found[0], at: found.index }));
}
