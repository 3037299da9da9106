/** All that the program says, in one language. */
import { loadPart, type Lang, type Part } from '@palier/text';

export type Words = Part<'game'> &
  Part<'rules'> & {
    /** What the program says besides the game itself. */
    readonly cli: Part<'cli'>;
    /** What `palier play` and `palier sim` say. */
    readonly play: Part<'play'>;
  };

export async function loadWords(lang: Lang): Promise<Words> {
  const [game, rules, cli, play] = await Promise.all([
    loadPart(lang, 'game'),
    loadPart(lang, 'rules'),
    loadPart(lang, 'cli'),
    loadPart(lang, 'play'),
  ]);
  return { ...game, ...rules, cli, play };
}
