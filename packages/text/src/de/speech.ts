import { quotable } from '../quote.ts';
import { speechOf } from '../speech.ts';

export const { number, count, and, or } = speechOf('de');

export function quote(text: string): string {
  return `„${quotable(text)}“`;
}
