/** The hint agrees with what a page lights: of equally good discards it names one that is spare. */
import { makeMove, parseCard, viewOf, type Card, type View } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { aimsOf, spareIn } from './aims.ts';
import { randomFrom } from './bot.ts';
import { deliberate } from './deliberate.ts';
import { hintAt, hintedAt } from './hint.ts';
import { botNamed } from './roster.ts';
import { EXPERT_MIND } from './thinkers.ts';
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
  const bots = ['expert', 'novice', 'steady'].map((name) => botNamed(name)!);
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
