/** What a seat thinks of hidden cards: true where it is sure, whole in every world, near the truth. */
import { randomBytes } from 'node:crypto';
import {
  PASS,
  isRefusal,
  ladderOfSeat,
  layableLevels,
  legalMoves,
  makeCard,
  makeMove,
  play,
  seededChance,
  viewOf,
  type Card,
  type Seat,
  type State,
} from '@palier/rules';
import { diceFrom, setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { believe, sampleWorld, type SampledWorld } from './belief.ts';
import { stateIn } from './master-bot.ts';
import { compileLevel, distanceOf, tallyOf } from './solver/index.ts';
import { botNamed } from './testing/learnt.ts';
import { lawsOf } from './testing/laws.ts';
import { playOut, type BotDecision } from './testing/play-out.ts';
import { afterMoves, stateOf, type RandomPosition } from './testing/positions.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

function sorted(cards: readonly Card[]): string {
  return cards
    .toSorted((a, b) => a - b)
    .map(makeCard)
    .join(' ');
}

/** The cards without others, each as often as it is there. */
function without(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const rest = cards.slice();
  for (const card of others) {
    const place = rest.indexOf(card);
    expect(place, `${makeCard(card)} is not there`).not.toBe(-1);
    rest.splice(place, 1);
  }
  return rest;
}

function stockOf({ stock, table }: State): readonly Card[] {
  return stock.slice(stock.length - table.stock);
}

/** What nobody but its holder has seen, and the stock. */
function hiddenFrom(state: State, seat: Seat): readonly Card[] {
  const { opponents } = believe(viewOf(state, seat));
  const hands = opponents.flatMap(({ seat: other, memory }) =>
    without(state.hands[other - 1]!, memory.holds),
  );
  // PASS-5: a Pass card that was still in front of somebody lies nowhere once the round has ended.
  const isOver = state.table.step === 'keep';
  const all = [...hands, ...stockOf(state)];
  return isOver ? [...all, ...voidPasses(state, all, seat)] : all;
}

function voidPasses(state: State, hidden: readonly Card[], seat: Seat): readonly Card[] {
  const { unseen } = believe(viewOf(state, seat));
  const lost = unseen[PASS]! - hidden.filter((card) => card === PASS).length;
  expect(lost).toBeLessThan(state.hands.length);
  return Array<Card>(Math.max(0, lost)).fill(PASS);
}

describe('in every game', () => {
  it('known cards, own cards, open cards and unseen ones are the whole deck', () => {
    everywhere('partition', 800, ({ state, seat }) => {
      const { pool, unseen, opponents } = believe(viewOf(state, seat));
      expect(sorted(pool)).toBe(sorted(hiddenFrom(state, seat)));
      expect(pool.length).toBe(unseen.reduce((sum, copies) => sum + copies, 0));
      for (const { seat: other, hidden, memory, plans } of opponents) {
        expect(hidden).toBeGreaterThanOrEqual(0);
        expect(hidden + memory.holds.length).toBe(state.hands[other - 1]!.length);
        expect(plans.length > 0).toBe(state.table.laid[other - 1] === undefined);
      }
      expect(opponents.map((opponent) => opponent.seat)).toEqual(
        state.hands.flatMap((_, index) => (index + 1 === seat ? [] : [index + 1])),
      );
    });
  });

  it('a world drawn from it agrees with all that was seen', () => {
    everywhere('worlds', 600, (position) => assertAgrees(position, 3));
  });

  it('a world drawn from it can be played on by every legal move', () => {
    everywhere('played on', 250, ({ state, seat, seed }) => {
      const view = viewOf(state, seat);
      const world = stateIn(view, sampleWorld(believe(view), diceFrom(seed)));
      expect(viewOf({ ...world, past: state.past }, seat)).toEqual(view);
      const chance = seededChance(seed);
      for (const move of legalMoves(view).take(40)) {
        const played = play(world, seat, move, chance);
        expect(isRefusal(played) ? makeMove(move) : 'played').toBe('played');
      }
    });
  });
});

function assertAgrees({ state, seat, seed }: RandomPosition, worlds: number): void {
  const view = viewOf(state, seat);
  const belief = believe(view);
  const dice = diceFrom(seed);
  for (let i = 0; i < worlds; i++) {
    const { hands, stock }: SampledWorld = sampleWorld(belief, dice);
    expect(hands[seat - 1]).toEqual(state.hands[seat - 1]);
    expect(hands.map((hand) => hand.length)).toEqual(state.table.counts);
    expect(stock.length).toBe(state.table.stock);
    const known = belief.opponents.flatMap(({ seat: other, memory }) => {
      without(hands[other - 1]!, memory.holds);
      return memory.holds;
    });
    const given = [...hands.filter((_, index) => index + 1 !== seat).flat(), ...stock];
    const left = without([...belief.pool, ...known], given);
    // Only once a round is over does a Pass card lie nowhere.
    expect(left.length).toBe(state.table.step === 'keep' ? left.length : 0);
  }
}

describe('a composed position', () => {
  const HAND = ['R1', 'G2', 'B4', 'R7', 'G8', 'P12', 'P15', 'O12', 'Y15', 'Y11'];

  it('may leave cards out of the round: they may be anywhere, also nowhere', () => {
    const state = stateOf({
      turn: 1,
      step: 'play',
      hands: [
        [...HAND, 'B13'],
        ['P1', 'P2'],
      ],
      stock: ['O1', 'O2'],
    });
    const { hands, stock } = sampleWorld(believe(viewOf(state, 1)), diceFrom('composed'));
    expect([hands[1]!.length, stock.length]).toEqual([2, 2]);
    for (const name of ['expert', 'master:20']) {
      const move = botNamed(name)!.decide({
        view: viewOf(state, 1),
        random: diceFrom('luck'),
        shouldStop: () => false,
      });
      expect(move.t).toBe('discard');
    }
  });

  it('shows what lies open for a Take card: it is in those hands in every world', () => {
    const position = {
      turn: 1,
      step: 'pick',
      master: 'specials',
      hands: [HAND, ['B5', 'B6', 'B7', 'O13']],
      offers: [[], ['B5', 'B6', 'B7']],
    };
    assertAgrees({ state: stateOf(position), seat: 1, seed: 'open' }, 20);
  });

  it('makes no card known that only its holder has seen', () => {
    const state = stateOf({ turn: 2, step: 'draw', hands: [HAND, ['P1', 'P2']] });
    const drawn = afterMoves(state, ['2 draw', '2 discard P1']);
    const [opponent] = believe(viewOf(drawn, 1)).opponents;
    expect(opponent).toMatchObject({ hidden: 2, memory: { holds: [] } });
  });
});

describe('a belief', () => {
  /** Of a game of experts: by how much the hands are away from their level, in truth and as drawn. */
  function distances(): Record<'truth' | 'belief' | 'chance', number> {
    const sums = { truth: 0, belief: 0, chance: 0 };
    let count = 0;
    const dice = diceFrom('distances');
    const watch = ({ state, seat }: BotDecision): void => {
      const { table } = state;
      if (table.step !== 'draw' || table.laid.some((laid) => laid !== undefined)) return;
      const view = viewOf(state, seat);
      const belief = believe(view);
      const world = sampleWorld(belief, dice);
      const pool = dice.shuffle(belief.pool);
      for (const { seat: other, hidden, memory } of belief.opponents) {
        count++;
        sums.truth += distanceIn(state, other, state.hands[other - 1]!);
        sums.belief += distanceIn(state, other, world.hands[other - 1]!);
        sums.chance += distanceIn(state, other, [...memory.holds, ...pool.splice(0, hidden)]);
      }
    };
    const expert = botNamed('expert')!;
    for (const players of [2, 3, 4]) {
      const setup = setupOf({ edition: 'level-8-101', players });
      for (let game = 0; game < 4; game++) {
        playOut(setup, Array(players).fill(expert), { seed: `belief/${game}`, watch });
      }
    }
    expect(count).toBeGreaterThan(500);
    return { truth: sums.truth / count, belief: sums.belief / count, chance: sums.chance / count };
  }

  it('comes nearer to how far the others really are than chance does', () => {
    const { truth, belief, chance } = distances();
    expect(chance).toBeGreaterThan(truth);
    expect(Math.abs(belief - truth)).toBeLessThan(0.5 * (chance - truth));
  });

  it('gives every hidden card a chance to be in a hand, and known cards certainty', () => {
    const state = stateOf({ players: 3, seed: 'spread', dealer: 1 });
    const belief = believe(viewOf(state, 2));
    const dice = diceFrom('spread');
    const seen = new Set<Card>();
    for (let i = 0; i < 300; i++)
      for (const card of sampleWorld(belief, dice).hands[2]!) seen.add(card);
    expect(seen.size).toBe(new Set(belief.pool).size);
  });
});

function distanceIn({ table }: State, seat: Seat, hand: readonly Card[]): number {
  const level = ladderOfSeat(table.setup, seat).levels[layableLevels(table, seat)[0]! - 1]!;
  return distanceOf(tallyOf(hand), compileLevel(level, table.setup));
}
