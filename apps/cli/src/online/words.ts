/** What is said at a table online: the words of its places in the browser, and what only the terminal says. */
import { loadPart, type Lang, type Part } from '@palier/text';
import type { HeardClosing, WireAnswer } from '@palier/table/room';
import type { Words } from '../words.ts';

export type OnlineWords = Words & {
  /** On the way to a table and while it fills. */
  readonly online: Part<'online'>;
  /** At a table, besides the game. */
  readonly at: Part<'onlineTable'>;
};

export async function withOnline(words: Words, lang: Lang): Promise<OnlineWords> {
  const [online, at] = await Promise.all([loadPart(lang, 'online'), loadPart(lang, 'onlineTable')]);
  return { ...words, online, at };
}

/** Why a table closed for good. */
export function closingSentence(why: HeardClosing, { online, play }: OnlineWords): string {
  const own: { readonly [Why in HeardClosing]?: string } = play.online.closed;
  return own[why] ?? online.closed[why];
}

/** What a table answers, as a sentence; nothing where it did what it was asked. */
export function problemIn(answer: WireAnswer, { online }: OnlineWords): string | undefined {
  switch (answer.t) {
    case 'denied':
      return online.denied[answer.why];
    case 'failed':
      return online.failed;
    case 'stale':
    case 'refused':
      return online.stale;
    case 'done':
    case 'joined':
    case 'next':
    case 'record':
    case 'reported':
      return undefined;
  }
}
