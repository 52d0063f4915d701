// Finding words in a clause, whatever their accents, capitals and endings, and cutting its text there.
import { plainLetter, plainText, stemOf, wordsIn } from "../lib/stems";

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where any of these words occurs. */
export function marked(text: string, words: string): Piece[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  const letters = [...text];
  // Compared letters may be more than those written (œ), so each knows where it comes from.
  const origin: number[] = [];
  let flat = "";
  letters.forEach((letter, at) => {
    const compared = plainLetter(letter);
    flat += compared;
    for (let each = 0; each < compared.length; each++) origin.push(at);
  });
  const hit = letters.map(() => false);
  const mark = (from: number, length: number) => {
    for (let each = from; each < from + length; each++) hit[origin[each] ?? 0] = true;
  };
  for (const word of wanted)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) mark(at, word.length);
  const stems = new Set(wanted.map(stemOf));
  for (const { word, at } of wanted.length > 0 ? wordsIn(flat) : []) if (stems.has(stemOf(word))) mark(at, word.length);
  return pieces(letters, hit);
}

function pieces(letters: string[], hit: boolean[]): Piece[] {
  const found: Piece[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    if (last && last.hit === hit[at]) last.text += letter;
    else found.push({ text: letter, hit: hit[at] ?? false });
  });
  return found;
}
