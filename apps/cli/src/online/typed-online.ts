/** What a line typed at a table online asks for, besides what can be typed at any table. */

export type TypedOnline = TypedByAnybody | TypedByHost;

export type TypedByAnybody =
  | { readonly t: (typeof ALONE)[number] }
  | { readonly t: 'say' | 'name'; readonly text: string }
  /** Without a number: the first that is free. */
  | { readonly t: 'sit'; readonly seat: number | undefined };

/** What the table grants to its host only. */
export type TypedByHost =
  | { readonly t: (typeof HOST_ALONE)[number] }
  | { readonly t: 'free'; readonly seat: number | undefined }
  | { readonly t: 'bot'; readonly seat: number | undefined; readonly bot: string }
  | { readonly t: (typeof WITH_NAME)[number]; readonly name: string }
  /** `value` is empty where only a choice was named; both are where none was. */
  | { readonly t: 'set'; readonly choice: string; readonly value: string };

const ALONE = ['who', 'stand', 'code', 'yes', 'no', 'vote', 'want', 'again', 'leave'] as const;
const HOST_ALONE = ['bots', 'start'] as const;
const WITH_TEXT = ['say', 'name'] as const;
const WITH_NAME = ['admit', 'refuse', 'remove', 'ban', 'host'] as const;

/** Undefined for what belongs to the game. */
export function readTypedOnline(line: string): TypedOnline | undefined {
  const [word, rest] = firstWord(line.trim());
  const verb = word.toLowerCase();
  const alone = rest === '' ? [...ALONE, ...HOST_ALONE].find((known) => known === verb) : undefined;
  if (alone !== undefined) return { t: alone };
  const withText = WITH_TEXT.find((known) => known === verb);
  if (withText !== undefined) return { t: withText, text: rest };
  const withName = WITH_NAME.find((known) => known === verb);
  if (withName !== undefined) return { t: withName, name: rest };
  switch (verb) {
    case 'sit':
    case 'free':
      return { t: verb, seat: seatIn(rest) };
    case 'bot': {
      const [seat, bot] = firstWord(rest);
      return { t: 'bot', seat: seatIn(seat), bot };
    }
    case 'set': {
      const [choice, value] = firstWord(rest);
      return { t: 'set', choice, value };
    }
    default:
      return undefined;
  }
}

function seatIn(text: string): number | undefined {
  return /^\d$/u.test(text) ? Number(text) : undefined;
}

function firstWord(text: string): readonly [string, string] {
  const space = text.search(/\s/u);
  return space === -1 ? [text, ''] : [text.slice(0, space), text.slice(space).trim()];
}
