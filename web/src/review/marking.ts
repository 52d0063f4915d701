// Finding words in a clause, whatever their accents and capitals, and cutting its text there.

export interface Piece {
  text: string;
  hit: boolean;
}

const SAME: Record<string, string> = { "’": "'", "‘": "'", ʼ: "'", "\u00a0": " ", "\u202f": " ", œ: "oe", æ: "ae" };

/** One letter as it is compared: small, without accents. */
function plain(letter: string): string {
  const small = letter.toLowerCase();
  return (SAME[small] ?? small).normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text cut where any of these words occurs. */
export function marked(text: string, words: string): Piece[] {
  const wanted = [...words].map(plain).join("").split(/\s+/).filter(Boolean);
  const letters = [...text];
  // Compared letters may be more than those written (œ), so each knows where it comes from.
  const origin: number[] = [];
  let flat = "";
  letters.forEach((letter, at) => {
    const compared = plain(letter);
    flat += compared;
    for (let each = 0; each < compared.length; each++) origin.push(at);
  });
  const hit = letters.map(() => false);
  for (const word of wanted)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1))
      for (let each = at; each < at + word.length; each++) hit[origin[each] ?? 0] = true;
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
