/** A language's catalogue made into the words that callers use. */
import { makeGameWords } from './game-words.ts';
import { makeRuleWords } from './rule-words.ts';
import { typesetAll } from './typeset-all.ts';
import type { Catalogue, Words } from './words.ts';

export function makeWords(catalogue: Catalogue): Words {
  const { typeset, cli, play } = catalogue;
  return {
    ...makeGameWords(catalogue),
    ...makeRuleWords(catalogue),
    cli: typesetAll(cli, typeset),
    play: typesetAll(play, typeset),
  };
}
