import { quotable } from '../quote.ts';
import { speechOf } from '../speech.ts';

// British: "colour", and no comma before "and".
export const { number, count, and, or } = speechOf('en-GB');

export function quote(text: string): string {
  return `“${quotable(text)}”`;
}
