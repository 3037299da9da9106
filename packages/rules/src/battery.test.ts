/**
 * One battery of properties for every configuration: edition × ladder × players × add-on × house
 * rules, on random games from a fresh seed each run.
 *
 * `npm test`: a set of configurations in which every two values meet, and a random sample; of the
 * moves of a game, half as many are looked at closely as in the long form.
 * `PALIER_QUICK=1`: some of them. `PALIER_LONG=1`: every edition, ladder, number of players and
 * add-on with each single house rule changed, `PALIER_LONG` times (hours; any number will do).
 * `PALIER_SEED=…` plays the same games again.
 */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './documents.ts';
import { ROUND_ENDS } from './events.ts';
import { isFault } from './faults.ts';
import { judge } from './judge.ts';
import { parsePosition } from './position.ts';
import { makePosition } from './position-print.ts';
import {
  FACTORS,
  PROVOKING,
  everySingleChange,
  excludes,
  randomChoice,
  type FactorChoice,
} from './testing/configurations.ts';
import { diceFrom } from './testing/dice.ts';
import { pairwise } from './testing/pairwise.ts';
import type { Style } from './testing/player.ts';
import { cardsAreConserved, type Happenings } from './testing/properties/cards.ts';
import { everyGameEnds } from './testing/properties/ending.ts';
import { generatorEqualsChecker, type AskedCounts } from './testing/properties/legality.ts';
import { playUnder, type Property } from './testing/properties/property.ts';
import { nothingLeaks, twinsLookAlike, viewsFollowTheTruth } from './testing/properties/views.ts';
import { roundsEndRightly } from './testing/properties/rounds.ts';
import {
  eventsCanBeRead,
  movesCanBeRead,
  positionsCanBeRead,
} from './testing/properties/writing.ts';

const { PALIER_SEED, PALIER_QUICK, PALIER_LONG } = process.env;
const SEED = PALIER_SEED ?? randomBytes(6).toString('hex');
const isQuick = PALIER_QUICK === '1';
const times = PALIER_LONG === undefined ? 0 : Math.max(1, Number(PALIER_LONG));
// Generous: it is a bound for a machine that does much else.
const timeout = times > 0 ? 0 : 240_000;

/** Of the moves that a property asks to look at closely; the long form looks at all. */
const SHARE = times > 0 ? 1 : 0.5;
const SAMPLED = 3;
const QUICK_ROWS = 4;
const QUICK_SAMPLED = 1;

function chosen(): readonly FactorChoice[] {
  const dice = diceFrom(`${SEED}/configurations`);
  if (times > 0) {
    return Array.from({ length: times }, () => [...everySingleChange()]).flat();
  }
  const rows = pairwise(FACTORS, excludes, dice) as readonly FactorChoice[];
  const covering = isQuick ? dice.some(rows, QUICK_ROWS) : rows;
  const sample = Array.from({ length: isQuick ? QUICK_SAMPLED : SAMPLED }, () =>
    randomChoice(dice),
  );
  const provoking = isQuick ? PROVOKING.slice(1, 2) : PROVOKING;
  return [...provoking, ...covering, ...sample];
}

const configurations = chosen();

function again(title: string): string {
  const form = times > 0 ? `PALIER_LONG=${times} ` : isQuick ? 'PALIER_QUICK=1 ' : '';
  return `${form}PALIER_SEED=${SEED} npx vitest run packages/rules/src/battery.test.ts -t '${title}'`;
}

type Options = { readonly style?: Style; readonly only?: number };

/** Plays a game in each configuration; a failure says how to see it again. */
function assertInEveryGame(title: string, property: Property, options: Options = {}): void {
  const only = times > 0 ? undefined : options.only;
  const games = only === undefined ? configurations : configurations.slice(-only);
  let moves = 0;
  for (const [index, choice] of games.entries()) {
    const seed = `${SEED}/${title}/${index}`;
    const style = options.style ?? (index % 4 === 3 ? 'random' : 'eager');
    // Who plays at random needs very long for a whole ladder.
    const game = style === 'random' && times === 0 ? { ...choice, levels: 'few' as const } : choice;
    try {
      moves += playUnder(property, game, { seed, style, share: SHARE }).moves;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${reason}\n  again: ${again(title)}`, { cause: error });
    }
  }
  expect(moves).toBeGreaterThan(games.length);
}

/** The title is also what `-t` finds the test by, so it has no mark that a pattern would read. */
function itHolds(title: string, property: Property, options?: Options): void {
  it(`in every game, ${title}`, { timeout }, () => assertInEveryGame(title, property, options));
}

const EVERYTHING: readonly string[] = [
  ...EVENT_TYPES.filter((t) => t !== 'roundEnded'),
  ...ROUND_ENDS.map((by) => `roundEnded by ${by}`),
];

describe('in every configuration', () => {
  const happenings: Happenings = new Map();
  itHolds('cards are conserved and the counts agree', cardsAreConserved(happenings), {
    style: 'eager',
  });
  it('everything that can happen happens in some game', { timeout }, () => {
    const title = 'everything that can happen happens in some game';
    if (happenings.size === 0) assertInEveryGame(title, cardsAreConserved(happenings));
    const missing = EVERYTHING.filter((what) => !happenings.has(what));
    // A small sample need not show all of it, and some of it is rare in any.
    const most = isQuick ? 16 : 2;
    expect({ seed: SEED, missing, isEnough: missing.length <= most }).toEqual({
      seed: SEED,
      missing,
      isEnough: true,
    });
  });
  itHolds('eager players end every game and are never stuck', everyGameEnds, { style: 'eager' });
  itHolds('random players end every game and are never stuck', everyGameEnds, {
    style: 'random',
    only: isQuick ? 3 : 16,
  });

  itHolds('rounds end as worked out a second time', roundsEndRightly, { style: 'eager' });

  const tally: AskedCounts = { commands: 0, accepted: 0, layings: 0, skipped: 0 };
  itHolds('the generator equals the checker', generatorEqualsChecker(tally));
  it('the generator is asked about enough commands and few are left open', { timeout }, () => {
    const title = 'the generator is asked about enough commands and few are left open';
    if (tally.commands === 0) assertInEveryGame(title, generatorEqualsChecker(tally));
    const told = { ...tally, seed: SEED };
    expect({ ...told, isEnough: tally.skipped <= tally.commands / 200 }).toEqual({
      ...told,
      isEnough: true,
    });
    expect({ ...told, isEnough: tally.accepted > tally.commands / 20 }).toEqual({
      ...told,
      isEnough: true,
    });
    expect(tally.layings).toBeGreaterThan(isQuick ? 10 : 100);
  });

  itHolds('moves can be read again', movesCanBeRead);
  itHolds('positions can be read again and played on', positionsCanBeRead);
  itHolds('events and records can be read again', eventsCanBeRead, { style: 'eager' });
  itHolds('a view folded from what was shown is the view of the truth', viewsFollowTheTruth);
  itHolds('worlds that a viewer cannot tell apart look alike', twinsLookAlike);
  itHolds('nothing hidden leaks', nothingLeaks);
});

/** What fresh seeds brought to light, as the smallest position that shows it. */
describe('found by the battery', () => {
  it.each([
    [
      'who went out with level 6 stands at the last level, and others may keep',
      {
        edition: 'level-8-98',
        ladder: 'two-star',
        rules: { keepFrom: 1, keepCards: 1 },
        players: 2,
        dealer: 2,
        turn: 1,
        step: 'play',
        levels: [6, 1],
        hands: [['R1'], ['G1', 'G2']],
        melds: [
          [
            ['R4', 'Y4', 'B4'],
            ['R8', 'Y8', 'G8'],
            ['R9', 'Y9', 'P9'],
          ],
          [],
        ],
        seed: 'x',
      },
      'discard R1',
    ],
    [
      'who laid and went out in one turn has a palier to drop',
      {
        edition: 'level-up',
        ladder: 'open',
        players: 2,
        dealer: 2,
        turn: 1,
        step: 'play',
        taken: 'R7',
        hands: [['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'], ['G1']],
        discards: [[], ['B9']],
        seed: 'x',
      },
      'lay 7: R1 R2 R3 R4 R5 R6 R7',
    ],
  ])('a position that is printed can be read: %s', (_what, position, move) => {
    const judgement = judge({ position, moves: [move] }, 'x');
    if (isFault(judgement)) throw new Error(judgement.code);
    expect(judgement.moves).toMatchObject([{ ok: true }]);
    const { state, seed } = judgement;
    const read = parsePosition(JSON.parse(JSON.stringify(makePosition(state, seed))), 'y');
    expect(read).toEqual({
      t: 'position',
      seed,
      state: { ...state, stock: state.stock.slice(-state.table.stock), past: undefined },
    });
  });
});
