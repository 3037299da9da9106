/**
 * Names that people would take for one another. Letter case, accents, spaces and what is not seen do not
 * tell them apart, nor do letters of another script that look the same: a small list, of what is common in
 * names.
 */

/** Letters, and below each the one that it looks like. Capitals have a look of their own. */
const ROWS: readonly (readonly [string, string])[] = [
  ['I1|0ıɑɡ', 'llloiag'],
  // Cyrillic.
  ['АВСЕНІЈКМОРЅТХУ', 'ABCEHlJKMOPSTXY'],
  ['авсенікморѕтхујһԁԛԝ', 'abcehikmopstxyjhdqw'],
  // Greek.
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHlKMNOPTYX'],
  ['αγηικνορτυχω', 'aynikvoptuxw'],
];

const LOOKS: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([letters, looks]) => {
    const like = Array.from(looks);
    return Array.from(letters, (letter, index) => [letter, like[index]!] as const);
  }),
);

export function isAlike(one: string, other: string): boolean {
  return plain(one) === plain(other) || look(one) === look(other);
}

function plain(name: string): string {
  return bare(name).toLowerCase();
}

/** What is left for a quick glance. */
function look(name: string): string {
  const letters = Array.from(bare(name), (letter) => LOOKS.get(letter) ?? letter);
  return letters.join('').toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ');
}
