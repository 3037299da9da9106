/** The words in English. */
import { ledger } from '../ledger/en.ts';
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

export const words: Words = makeWords({
  lang: 'en',
  typeset: (text) => text,
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
