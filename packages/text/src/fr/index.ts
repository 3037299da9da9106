/** The words in French. */
import { ledger } from '../ledger/fr.ts';
import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { cli } from './cli.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { hints } from './hints.ts';
import { houseRules } from './house-rules.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';
import { typeset } from './typeset.ts';

export const words: Words = makeWords({
  lang: 'fr',
  typeset,
  events,
  refusals,
  faults,
  cards,
  setup,
  hints,
  characters,
  ledger,
  houseRules,
  cli,
  play,
});
