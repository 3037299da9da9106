/** Markup that is safe by construction: what is put into it is text unless it is markup already. */
export type Html = { readonly t: 'html'; readonly text: string };

type Piece = Html | string | number | false | undefined | readonly Piece[];

export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const text = parts.reduce((sum, part, index) => sum + textOf(pieces[index - 1]) + part);
  return { t: 'html', text };
}

export function raw(text: string): Html {
  return { t: 'html', text };
}

const ESCAPES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (letter) => ESCAPES[letter]!);
}

function textOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return isList(piece) ? piece.map(textOf).join('') : piece.text;
}

function isList(piece: Html | readonly Piece[]): piece is readonly Piece[] {
  return Array.isArray(piece);
}
