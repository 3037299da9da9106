/**
 * Whole games over slow channels, in every edition, ladder and add-on: people in their own seats, bots,
 * a spectator, and somebody who changes eyes all the time. Everything that is told is held against the
 * truth of its moment.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  assert,
  isFault,
  parseRecord,
  pastEvents,
  verify,
  viewOf,
  type Seat,
  type SetupChoice,
  type View,
  type Viewer,
} from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableClient, type TableState } from './client.ts';
import type { ShuffleSource } from './truth.ts';
import type { Answer, Tell } from './messages.ts';
import { diceFrom, knowledgeOf, type Dice, type Knowledge } from '@palier/rules/testing';
import { takeTurn } from './testing/people.ts';
import { RULE_SETS } from './testing/rule-sets.ts';
import { tableOf } from './testing/table-of.ts';
import { slowed, wireTo } from './testing/wire.ts';
import type { StoreWitness } from './testing/witness.ts';

const { PALIER_QUICK, PALIER_LONG } = process.env;
const RUNS = PALIER_LONG === undefined ? (PALIER_QUICK === '1' ? 1 : 2) : 30;
const MOST_STEPS = 100_000;

type Played = {
  readonly witness: StoreWitness;
  readonly record: string;
  readonly answers: ReadonlySet<Answer['t']>;
};

type Plan = { readonly choice: SetupChoice; readonly luck: ShuffleSource; readonly dice: Dice };

async function playThrough({ choice, luck, dice }: Plan): Promise<Played> {
  const seats = Array.from({ length: choice.players }, () => (dice.oneIn(2) ? 'b' : 'p')).join('');
  const { host, witness, clock, errors } = await tableOf({ choice, seats, luck });
  const secret = luck.t === 'honest' ? luck.secret : luck.seed;
  const overhear = (): ((tell: Tell) => void) => {
    let knowledge: Knowledge = knowledgeOf('spectator');
    return (tell) => {
      if (tell.t === 'opened') knowledge = knowledgeOf(tell.viewer);
      if (tell.t !== 'opened' && tell.t !== 'happened') return;
      const from = tell.t === 'opened' ? 0 : tell.from;
      for (const [index, shown] of tell.entries.entries()) {
        knowledge.take(witness.entries[from + index]!, shown);
      }
      if (tell.result === undefined) expect(JSON.stringify(tell)).not.toContain(secret);
    };
  };
  const sit = (viewer: Viewer): TableClient => {
    const near = wireTo(host, { copy: structuredClone, overhear: overhear() });
    const client = new TableClient(
      slowed(near, clock, () => dice.below(60)),
      viewer,
    );
    client.subscribe((state) => assertTrue(state, witness, dice));
    return client;
  };
  const answers = new Set<Answer['t']>();
  const all = Array.from({ length: choice.players }, (_, index) => index + 1);
  const people = all.filter((seat) => seats[seat - 1] === 'p');
  const sitting = people.map((seat) => ({ client: sit(seat), seed: 'people' }));
  const [spectator, wanderer] = [sit('spectator'), sit('spectator')];
  const clients = [...sitting.map(({ client }) => client), spectator, wanderer];
  for (let steps = 0; clients.some(({ state }) => state?.result === undefined); steps++) {
    assert(steps < MOST_STEPS, 'a game that does not end');
    if (dice.oneIn(20)) wanderer.watchAs(dice.pick<Seat | 'spectator'>([...all, 'spectator']));
    if (dice.oneIn(200)) spectator.setPace(dice.below(1000));
    if (dice.oneIn(200)) spectator.pause(true);
    if (spectator.state?.pause === 'asked' && dice.oneIn(20)) spectator.pause(false);
    // Who wanders plays for whose eyes it has: two devices in one seat.
    for (const player of [...sitting, { client: wanderer, seed: 'wanderer' }]) {
      if (!dice.oneIn(3)) continue;
      void takeTurn(player).then((answer) => answer !== undefined && answers.add(answer.t));
    }
    clock.next();
    await breathe();
  }
  expect(errors).toEqual([]);
  const record = spectator.record();
  while (clock.next()) await breathe();
  const answer = await record;
  assert(answer.t === 'record', 'a game that is over has a record');
  return { witness, record: answer.text, answers };
}

/** What a client knows is what its viewer may know of the truth after as many entries. */
function assertTrue(state: TableState, witness: StoreWitness, dice: Dice): void {
  const { view, entries, known, canTakeBack, opening } = state;
  const { at: truth, back } = witness.at(entries.length);
  // The history is compared now and then: it is long, and only ever added to.
  const isWhole = known === entries.length || dice.oneIn(20);
  const flat = (shown: View): object => {
    const { setup, ...table } = shown.table;
    const past = isWhole ? pastEvents(shown.past) : [];
    return { ...shown, table, setup: setup.id, past };
  };
  const expected = viewOf(isWhole ? truth : { ...truth, past: undefined }, view.viewer);
  const found = isWhole ? view : { ...view, past: undefined };
  if (!isDeepStrictEqual(flat(found), flat(expected))) expect(flat(found)).toEqual(flat(expected));
  const isOwn = truth.table.step === 'play' && truth.table.turn === view.viewer;
  const isDiscard = back?.isTurnsEnd === true && back.seat === view.viewer;
  expect(canTakeBack).toBe(
    back?.isTurnsEnd === false ? isOwn : isDiscard && opening.isDiscardOpen === true,
  );
}

const hex = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'.split('')),
  minLength: 64,
  maxLength: 64,
});

const luckFor = (players: number): fc.Arbitrary<ShuffleSource> =>
  fc.oneof(
    fc.record({
      t: fc.constant('honest' as const),
      secret: hex,
      salts: fc.array(fc.string({ unit: 'grapheme-ascii' }), {
        minLength: players,
        maxLength: players,
      }),
    }),
    hex.map((seed) => ({ t: 'seeded' as const, seed })),
  );

const game = fc.integer({ min: 2, max: 6 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    luck: luckFor(players),
    seed: hex,
    levels: fc.integer({ min: 1, max: 3 }),
    keepFrom: fc.integer({ min: 1, max: 3 }),
  }),
);

describe('a whole game over the messages', () => {
  it.each(RULE_SETS)('$edition, $ladder, $master', async (ruleSet) => {
    await fc.assert(
      fc.asyncProperty(game, async ({ players, luck, seed, levels, keepFrom }) => {
        const rules = { levels, keepFrom, keepCards: 3, jokerSwap: 'yes' } as const;
        const choice = { ...ruleSet, players, rules };
        const { witness, record } = await playThrough({ choice, luck, dice: diceFrom(seed) });
        const read = parseRecord(record);
        assert(!isFault(read), 'a record that cannot be read');
        expect(read.events).toEqual(witness.entries);
        expect(verify(read)).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it('is not always easy: moves are taken back, come too late, and are answered', async () => {
    const taken = new Set<string>();
    for (let number = 0; !taken.has('stale') || !taken.has('takenBack'); number++) {
      assert(number < 20, `only ${[...taken].join()} in ${number} games`);
      const choice: SetupChoice = { edition: 'level-8-101', players: 3, rules: { levels: 2 } };
      const luck: ShuffleSource = { t: 'seeded', seed: `busy/${number}` };
      const { witness, answers } = await playThrough({ choice, luck, dice: diceFrom(luck.seed) });
      for (const answer of answers) taken.add(answer);
      for (const { t } of witness.entries) taken.add(t);
    }
    expect(taken).toContain('done');
  });
});
