const MOST_QUOTED = 80;

/**
 * Text from outside, fit to stand in a sentence: short, on one line, and without the control
 * characters by which it could rewrite the terminal or the direction of what follows.
 */
export function quotable(text: string): string {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const letters = Array.from(plain);
  return letters.length > MOST_QUOTED ? `${letters.slice(0, MOST_QUOTED).join('')}…` : plain;
}
