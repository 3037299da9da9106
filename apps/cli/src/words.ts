/** All that the program says, in one language. */
import { loadPart, type Lang, type Part } from '@palier/text';

export type Words = Part<'game'> &
  Part<'faults'> &
  Part<'rules'> & {
    /** What the program says besides the game itself. */
    readonly cli: Part<'cli'>;
    /** What `palier play` and `palier sim` say. */
    readonly play: Part<'play'>;
  };

type Cli = Part<'cli'>;

export type CommandName = keyof Cli['commands'];
/** The options of a command, as its help describes them. */
export type OptionName<Name extends CommandName> = keyof Cli['commands'][Name]['options'];

/** What can be wrong with a call before any rule is asked, and what its sentence is made from. */
export type FailureCode = keyof Cli['failures'];
export type FailureFacts = { readonly [Code in FailureCode]: Parameters<Cli['failures'][Code]>[0] };

export async function loadWords(lang: Lang): Promise<Words> {
  const [game, faults, rules, cli, play] = await Promise.all([
    loadPart(lang, 'game'),
    loadPart(lang, 'faults'),
    loadPart(lang, 'rules'),
    loadPart(lang, 'cli'),
    loadPart(lang, 'play'),
  ]);
  return { ...game, ...faults, ...rules, cli, play };
}
