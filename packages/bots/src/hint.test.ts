/** The hint agrees with what a page lights: of equally good discards it names one that is spare. */
import { makeMove, parseCard, viewOf, type Card, type View } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { aimsOf, spareIn } from './aims.ts';
import { randomFrom } from './bot.ts';
import { deliberate } from './deliberate.ts';
import { hintAt, hintedAt } from './hint.ts';
import { EXPERT_MIND } from './thinkers.ts';
import { frozenNamed } from './lab/frozen.ts';
import { botNamed } from './testing/learnt.ts';
import { playOut } from './testing/play-out.ts';
import { stateOf } from './testing/positions.ts';

function spareOf(view: View): readonly Card[] {
  return spareIn(aimsOf(view)[0]!.grouping);
}

/** Two runs of three are asked for: one of the sevens is spare, whichever is lit. */
const SEVENS = [
  ['R1', 'G2', 'B3', 'R7', 'G7', 'Y9'],
  ['R1', 'G2', 'B3', 'G7', 'R7', 'Y9'],
  ['G7', 'R1', 'Y9', 'G2', 'B3', 'R7'],
];

describe('of two cards that are as good to discard', () => {
  it.each(SEVENS)('the hint names the spare one, in the hand %s %s %s %s %s %s', (...hand) => {
    const state = stateOf({ turn: 1, step: 'play', hands: [hand, ['P12', 'O11', 'B15']] });
    const view = viewOf(state, 1);
    const spare = spareOf(view);
    expect(spare).toHaveLength(1);
    expect([parseCard('R7'), parseCard('G7')]).toContain(spare[0]);
    const discard = { t: 'discard', card: spare[0] };
    for (const bot of ['novice', 'expert']) expect(hintAt(view, [bot]).command).toEqual(discard);
    expect(hintedAt(view)).toEqual([discard, discard]);
  });
});

it('names a card that is needed only where every spare one costs more', () => {
  const setup = stateOf({ turn: 1, step: 'play', players: 3, hands: [['R1'], ['G1'], ['B1']] })
    .table.setup;
  // Not the learnt expert: another network would bring other positions.
  const bots = ['expert-2611', 'novice', 'steady'].map(
    (name) => frozenNamed(name) ?? botNamed(name)!,
  );
  let needed = 0;
  let spared = 0;
  const watch = ({ question: { view } }: { readonly question: { readonly view: View } }): void => {
    const { step, turn, laid } = view.table;
    if (step !== 'play' || laid[turn - 1] !== undefined) return;
    const { command } = hintAt(view, ['expert']);
    if (command.t !== 'discard') return;
    const spare = spareOf(view);
    if (spare.includes(command.card)) return void spared++;
    needed++;
    const options = deliberate(view, randomFrom(`hint/${view.hand.join()}`), EXPERT_MIND);
    const own = options.find((option) => makeMove(option.command) === makeMove(command))!;
    for (const { command: other, facts, score } of options) {
      if (other.t !== 'discard' || !spare.includes(other.card)) continue;
      const isAsNear =
        facts.distance === own.facts.distance && facts.outs === own.facts.outs && !facts.undoes;
      if (isAsNear) expect(own.score - score, 'a spare one is as good').toBeGreaterThan(0.2);
    }
  };
  for (const seed of ['lit', 'grey']) playOut(setup, bots, { seed, watch });
  expect(spared).toBeGreaterThan(50);
  expect(needed).toBeLessThan(spared / 20);
});

describe('a level that could be laid', () => {
  const HAND = ['R1', 'G2', 'B3', 'R7', 'G8', 'B9', 'P15', 'O13', 'Y12', 'Y5', 'O11'];
  const OTHERS = [
    ['P1', 'P2', 'P3', 'Y1', 'G15'],
    ['B14', 'B12', 'R13', 'G11', 'P9'],
    ['Y2', 'O4', 'R10', 'B6', 'G13'],
    ['O2', 'Y8', 'R4', 'P12', 'B1'],
    ['O6', 'Y10', 'R12', 'G1', 'B15'],
  ];
  const DOWN = [
    ['P4', 'P5', 'P6'],
    ['G4', 'G5', 'G6'],
  ];
  const at = (players: number, hasOther: boolean): View => {
    const hands = [HAND, ...OTHERS.slice(0, players - 1)];
    const melds = hands.map((_, index) => (hasOther && index === 1 ? DOWN : []));
    return viewOf(stateOf({ turn: 1, step: 'play', players, hands, melds }), 1);
  };

  it.each([
    { players: 2, hasOther: false, advised: 'discard' },
    { players: 3, hasOther: false, advised: 'discard' },
    { players: 3, hasOther: true, advised: 'layLevel' },
    { players: 6, hasOther: false, advised: 'layLevel' },
    { players: 6, hasOther: true, advised: 'layLevel' },
  ])('with $players players, one down: $hasOther', ({ players, hasOther, advised }) => {
    const view = at(players, hasOther);
    const expert = deliberate(view, randomFrom('expert'), EXPERT_MIND)[0]!;
    expect(expert.command.t).toBe('discard');
    expect(hintAt(view, ['expert']).command.t).toBe(advised);
  });
});
