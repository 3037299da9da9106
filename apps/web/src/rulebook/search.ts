/** Finding words in the rulebook: accents, case and the kind of apostrophe make no difference. */

/** A text with each of its letters folded, so that what is found can be marked in the original. */
type Folded = { readonly text: string; readonly from: readonly number[] };

/** Where to mark a text: from, up to. */
export type Span = readonly [from: number, to: number];

const LETTERS: { readonly [letter: string]: string } = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '\u00a0': ' ',
  '–': '-',
};

function fold(text: string): Folded {
  const from: number[] = [];
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]!.toLowerCase();
    const plain = LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    folded += plain;
    for (let copy = 0; copy < plain.length; copy++) from.push(index);
  }
  return { text: folded, from };
}

/** The words somebody looks for; none of an empty search. */
export function termsOf(search: string): readonly string[] {
  return fold(search)
    .text.split(/[\s,;]+/)
    .filter((term) => term !== '');
}

/** Whether every word is somewhere in the texts. */
export function matches(terms: readonly string[], texts: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).text);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/** Where the words stand in a text, without overlaps, in order. */
export function spansOf(terms: readonly string[], text: string): readonly Span[] {
  const { text: folded, from } = fold(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + 1)) {
      isMarked.fill(true, from[at], from[at + term.length - 1]! + 1);
    }
  }
  return spansWhere(isMarked);
}

function spansWhere(isMarked: readonly boolean[]): readonly Span[] {
  const spans: Span[] = [];
  for (let from = isMarked.indexOf(true); from !== -1;) {
    const end = isMarked.indexOf(false, from);
    const to = end === -1 ? isMarked.length : end;
    spans.push([from, to]);
    from = isMarked.indexOf(true, to);
  }
  return spans;
}

/** A text in pieces, marked and not. */
export function pieces(text: string, spans: readonly Span[]) {
  const cuts = spans.flatMap(([from, to], index) => [
    { text: text.slice(spans[index - 1]?.[1] ?? 0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
  ]);
  const rest = { text: text.slice(spans.at(-1)?.[1] ?? 0), isMarked: false };
  return [...cuts, rest].filter((piece) => piece.text !== '');
}
