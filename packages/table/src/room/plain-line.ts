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

/** Scripts that are written with joiners. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** Joiners show nothing between other letters, and would make two names of one. */
export function plainName(text: string): string | undefined {
  const line = plainLine(text);
  if (line === undefined) return undefined;
  const letters = Array.from(line);
  const isKept = (letter: string, index: number): boolean => {
    if (letter !== '\u200C' && letter !== '\u200D') return true;
    const [before = '', after = ''] = [letters[index - 1], letters[index + 1]];
    const isEmoji = letter === '\u200D' && EMOJI.test(before) && EMOJI.test(after);
    return isEmoji || (JOINED.test(before) && JOINED.test(after));
  };
  return letters.filter(isKept).join('');
}
