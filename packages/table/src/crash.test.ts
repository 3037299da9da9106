/** Hosts that die at any moment: the game goes on from the store as if nothing had happened. */
import { setImmediate as breathe } from 'node:timers/promises';
import { assert, deciders, isFault, type SetupChoice } from '@palier/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_ENTRIES, allEntries } from './entries.ts';
import { TableClient } from './client.ts';
import { openGame, storedGame } from './game.ts';
import type { ShuffleSource } from './truth.ts';
import { Host } from './host.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './ports.ts';
import { summaryOf } from './summary.ts';
import { eagerBots } from './testing/eager-player.ts';
import { takeTurn } from './testing/people.ts';
import { RULE_SETS } from './testing/rule-sets.ts';
import { dealtGame } from './testing/table-of.ts';
import { VirtualClock } from './testing/virtual-clock.ts';
import { wireTo } from './testing/wire.ts';

/** How a host ends: before it stores a move, after it and before it says so, or sent away then. */
type End = 'before' | 'after' | 'closed';

type Death = { readonly after: number; readonly end: End };

type Plan = { readonly choice: SetupChoice; readonly seats: string; readonly luck: ShuffleSource };

const MOST_STEPS = 50_000;

/** The lines of a game whose hosts die one after the other, each after so many moves of its own. */
async function linesOf(plan: Plan, deaths: readonly Death[]): Promise<readonly string[]> {
  const store = memoryStore();
  const game = dealtGame(plan);
  await store.create(storedGame(game), summaryOf(game));
  for (const death of deaths) await live(store, death);
  await live(store, undefined);
  return (await store.load('game'))!.lines;
}

/** One host's life, to its end or the game's. */
async function live(memory: Store, death: Death | undefined): Promise<void> {
  const game = openGame((await memory.load('game'))!);
  assert(!isFault(game), 'a game that cannot be opened');
  const clock = new VirtualClock();
  const life = { isOver: false, left: death?.after ?? Infinity };
  const append: Store['append'] = async (id, addition) => {
    if (life.isOver || life.left-- > 0) return memory.append(id, addition);
    life.isOver = true;
    if (death!.end === 'closed') host.close('gone');
    const outcome = death!.end === 'before' ? undefined : await memory.append(id, addition);
    // A dead host does nothing any more, not even fail.
    return death!.end === 'closed' ? outcome! : new Promise(() => undefined);
  };
  const host = new Host(game, { store: { ...memory, append }, clock, botDecider: eagerBots });
  const sit = (viewer: number | 'spectator'): TableClient =>
    new TableClient(wireTo(host, { copy: structuredClone }), viewer);
  const people = game.seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  const sitting = people.map((seat) => ({ seat, client: sit(seat), seed: 'people' }));
  const spectator = sit('spectator');
  for (let steps = 0; !life.isOver && spectator.state?.result === undefined; steps++) {
    assert(steps < MOST_STEPS, 'a game that does not end');
    await breathe();
    if (spectator.state?.pause === 'round') spectator.pause(false);
    // One after the other, so that the order in which people choose is no matter of chance.
    const [next] = spectator.state === undefined ? [] : deciders(spectator.state.view.table);
    const person = sitting.find(({ seat }) => seat === next);
    if (person !== undefined) void takeTurn(person);
    else clock.next();
  }
  await breathe();
  const { lines } = (await memory.load('game'))!;
  const told = allEntries(spectator.state?.entries ?? NO_ENTRIES);
  expect(told.length).toBeLessThanOrEqual(lines.length);
}

const death = fc.record({
  after: fc.nat({ max: 40 }),
  end: fc.constantFrom<End>('before', 'after', 'closed'),
});

const plan: fc.Arbitrary<Plan> = fc.record({
  choice: fc
    .constantFrom(...RULE_SETS.filter(({ edition }) => edition !== 'level-up'))
    .map((ruleSet) => ({
      ...ruleSet,
      players: 3,
      rules: { levels: 3, keepFrom: 1, keepCards: 2 },
    })),
  seats: fc.constantFrom('ppp', 'pbb', 'bpb', 'bbb'),
  luck: fc.oneof(
    fc.string({ maxLength: 20 }).map((seed) => ({ t: 'seeded' as const, seed })),
    fc.constant({ t: 'honest' as const, secret: 'ab'.repeat(32), salts: ['x', '', 'z'] }),
  ),
});

it('goes on exactly where a host was lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      plan,
      fc.array(death, { minLength: 1, maxLength: 8 }),
      async (game, deaths) => {
        const whole = await linesOf(game, []);
        expect(await linesOf(game, deaths)).toEqual(whole);
      },
    ),
    { numRuns: process.env['PALIER_QUICK'] === '1' ? 10 : 60 },
  );
});
