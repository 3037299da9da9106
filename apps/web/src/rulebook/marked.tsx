/** A text with what was searched for marked. */
import { pieces, spansOf } from './search.ts';

export function Marked({
  text,
  terms,
}: {
  readonly text: string;
  readonly terms: readonly string[];
}) {
  if (terms.length === 0) return <>{text}</>;
  return (
    <>
      {pieces(text, spansOf(terms, text)).map((piece, index) =>
        piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
