/**
 * Names and what is said, as everybody may be shown it: one line, without signs that hide or turn text
 * round. Joiners stay: emoji and some scripts are written with them.
 */

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const HIDDEN = /[\p{Co}\p{Cn}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/gu;
/** Letters by name only, which show nothing. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** More marks on one letter than any language has grow over the lines around. */
const PILED = /(?<kept>\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Undefined where nothing is left to be seen. */
export function plainLine(text: string): string | undefined {
  const line = text
    .normalize('NFC')
    .replaceAll(BREAKS, ' ')
    .replaceAll(HIDDEN, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(PILED, '$<kept>')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return VISIBLE.test(line) ? line : undefined;
}
