/**
 * Counts the odds of levels: how many cards must be seen before a level can be laid from them, and
 * how often the 11 cards of a first turn are enough. The table in spec/09-two-stars.md comes from
 * here: `node tools/odds.ts [--edition level-8-101] [--deals 200000] [--levels "run 4 + set 2, …"]`.
 */
import { parseArgs } from 'node:util';
import {
  EDITIONS,
  LADDERS,
  assert,
  firstLaying,
  isFault,
  makePart,
  makeSetup,
  parsePart,
  seededBits,
  shuffled,
  type Card,
  type EditionId,
  type Level,
  type Setup,
} from '@palier/rules';

const FIRST_TURN = 11;

export type SampledOdds = {
  readonly level: string;
  /** Mean number of cards seen until the level can be laid from them, and its standard error. */
  readonly cards: number;
  readonly cardsError: number;
  /** Share of deals that can lay in the first turn, and its standard error. */
  readonly atOnce: number;
  readonly atOnceError: number;
};

export function sampledOdds(level: Level, setup: Setup, deals: number): SampledOdds {
  const bits = seededBits(`odds/${setup.id}/${level.map(makePart).join('+')}`);
  let sum = 0;
  let squares = 0;
  let atOnce = 0;
  for (let deal = 0; deal < deals; deal++) {
    const needed = cardsNeeded(shuffled(bits, setup.deck), level, setup);
    sum += needed;
    squares += needed * needed;
    if (needed <= FIRST_TURN) atOnce++;
  }
  const cards = sum / deals;
  const share = atOnce / deals;
  return {
    level: level.map(makePart).join(' + '),
    cards,
    cardsError: Math.sqrt((squares / deals - cards * cards) / deals),
    atOnce: share,
    atOnceError: Math.sqrt((share * (1 - share)) / deals),
  };
}

/** The length of the shortest beginning of a shuffled deck that the level can be laid from. */
function cardsNeeded(deck: readonly Card[], level: Level, setup: Setup): number {
  let enough = deck.length;
  let short = 0;
  while (enough - short > 1) {
    const middle = Math.floor((enough + short) / 2);
    if (firstLaying(deck.slice(0, middle), level, setup) === undefined) short = middle;
    else enough = middle;
  }
  return enough;
}

function parseLevels(text: string): readonly Level[] {
  return text.split(',').map((row) =>
    row.split('+').map((part) => {
      const parsed = parsePart(part);
      assert(parsed !== undefined, `not a combination: ${part}`);
      return parsed;
    }),
  );
}

function main(): void {
  const { values } = parseArgs({
    options: {
      edition: { type: 'string', default: 'level-8-101' },
      deals: { type: 'string', default: '200000' },
      levels: { type: 'string' },
    },
  });
  const edition = values.edition as EditionId;
  const setup = makeSetup({ edition, players: 4 });
  assert(!isFault(setup), 'a known edition');
  const ladders =
    values.levels === undefined
      ? EDITIONS[edition].ladders.map((id) => ({ name: id as string, levels: LADDERS[id].levels }))
      : [{ name: 'asked for', levels: parseLevels(values.levels) }];
  console.log(`${edition}, ${values.deals} deals each, seed "odds"`);
  for (const ladder of ladders) {
    console.log(`\n${ladder.name}\n| level | cards seen until layable | layable with 11 cards |`);
    console.log('|---|---|---|');
    for (const level of ladder.levels) {
      const odds = sampledOdds(level, setup, Number(values.deals));
      const cards = `${odds.cards.toFixed(2)} ± ${(1.96 * odds.cardsError).toFixed(2)}`;
      const share = `${(100 * odds.atOnce).toFixed(2)} % ± ${(196 * odds.atOnceError).toFixed(2)}`;
      console.log(`| ${odds.level} | ${cards} | ${share} |`);
    }
  }
}

if (import.meta.main) main();
