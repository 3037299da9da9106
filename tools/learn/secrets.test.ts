/** What the critic is told: all cards while a round is played, the standing alone between two. */
import { randomBytes } from 'node:crypto';
import { diceFrom } from '@palier/rules/testing';
import { expect, it } from 'vitest';
import { lawsOf } from '../../packages/bots/src/testing/laws.ts';
import { lookAlike } from '../../packages/bots/src/testing/twins.ts';
import { SECRET_INPUTS, secretInputs, standingInputs } from './secrets.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

it('tells two worlds apart that a seat cannot, by nothing that is said of the standing', () => {
  let apart = 0;
  let asked = 0;
  everywhere('secrets', 400, ({ state, seat, seed }) => {
    const other = lookAlike(state, seat, diceFrom(seed));
    const [here, there] = [state, other].map((world) => secretInputs(world, seat));
    expect(here).toHaveLength(SECRET_INPUTS);
    for (const told of [here!, there!])
      expect(told.every((each) => Math.abs(each) <= 4)).toBe(true);
    const standing = [state, other].map(({ table }) => standingInputs(table, seat, true));
    expect(standing[0]).toEqual(standing[1]);
    asked++;
    if (here!.some((each, place) => each !== there![place])) apart++;
  });
  expect(apart).toBeGreaterThan(asked / 2);
});
