/** Playing a round on with bots: to its end, by the rules, and nobody sees more than its seat. */
import { isRefusal, play, seededChance, start, viewOf, type State } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { questionOf } from './bot.ts';
import { momentOf, playOn } from './play-on.ts';
import { STEADY_MIND, thinker } from './thinkers.ts';

const steady = thinker('steady', STEADY_MIND);

describe.each([2, 4])('a round of %i played on', (players) => {
  const setup = setupOf({ edition: 'level-8-101', players });
  const chance = seededChance('played on');
  const from = momentOf(start(setup, chance).state);

  it('goes as the same bots play it', () => {
    let { state }: { readonly state: State } = from;
    while (state.table.round === 1 && state.table.step !== 'over') {
      const seat = state.table.turn;
      const played = play(state, seat, steady.decide(questionOf(viewOf(state, seat), 'x')), chance);
      if (isRefusal(played)) throw new Error(played.code);
      ({ state } = played);
    }
    const table = playOn(
      from,
      ({ views }, seat) => steady.decide(questionOf(views[seat - 1]!, 'x')),
      chance,
    );
    expect(table).toEqual(state.table);
    expect(table.round).toBe(2);
  });

  it('shows each seat its view at each moment', () => {
    let moments = 0;
    playOn(
      from,
      ({ state, views }, seat) => {
        if (moments++ % 10 === 0) {
          expect(views).toEqual(views.map((_, index) => viewOf(state, index + 1)));
        }
        return steady.decide(questionOf(views[seat - 1]!, 'x'));
      },
      chance,
    );
    expect(moments).toBeGreaterThan(10);
  });
});
