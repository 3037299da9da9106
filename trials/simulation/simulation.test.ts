/**
 * Simulated worlds by the dozen, each from a seed of its own; and what once went wrong, as a script.
 * `npm run lab:simulate -- --seed SEED --verbose` tells the story of one; without a seed it runs thousands.
 */
import { randomBytes } from 'node:crypto';
import { assert } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { playScript } from './script.ts';
import { SCRIPTS } from './scripts.ts';
import { SPOILS } from './shared-people.ts';
import { simulate, type SimulatedOutcome } from './simulate.ts';

const IS_QUICK = process.env['PALIER_QUICK'] === '1';
const WORLDS = IS_QUICK ? 20 : 100;

/** In all worlds of this run. */
const seen = new Set<string>();

async function run(seed: string): Promise<SimulatedOutcome> {
  const outcome = await simulate(seed);
  const { failure } = outcome;
  assert(
    failure === undefined,
    `npm run lab:simulate -- --seed ${seed} --verbose tells the story of this:\n${failure}`,
  );
  for (const event of [...outcome.seen.keys(), ...outcome.faults.keys()]) seen.add(event);
  return outcome;
}

/** What must have happened in some world, or the worlds are too good to be true. */
const EVENTS = [
  'begun',
  'continued',
  'claimed',
  'clockSet',
  'conflict',
  'hostPassed',
  'joined',
  'knocked',
  'admitted',
  'barred',
  'left',
  'optionsChosen',
  'said',
  'salted',
  'standInCame clock',
  'standInCame gone',
  'standInCame vote',
  'standInWent',
  'stood',
  'takeBackDenied',
  'takeBackGranted',
  'done',
  'failed',
  'refused',
  'stale',
  'closed barred',
  'closed failed',
  'closed removed',
  'closed stopping',
  'message overtaken',
  'message twice',
  'node killed',
  'node stopped',
  'notice lost',
  'gossip lost',
  'socket cut',
  'socket half open',
  'the ledger fails afterwards',
  'the ledger fails before',
  'second tab',
  'everybody vanishes',
  'game recorded',
  'game known',
  'game sealed',
  'seat kept',
  'seat kept after the game',
  'node killed while settling',
];

describe('tables online, where everything goes wrong that can', () => {
  it('lose nothing, show nobody too much, and come to their end', async () => {
    const stem = randomBytes(4).toString('hex');
    let moves = 0;
    for (let number = 0; number < WORLDS; number++) moves += (await run(`${stem}-${number}`)).moves;
    expect(moves).toBeGreaterThan(0);
  });

  it.each(SCRIPTS)('are well where once $fault', async (script) => {
    expect(await playScript(script)).toBeUndefined();
  });

  it.each(Object.keys(SPOILS) as readonly (keyof typeof SPOILS)[])(
    'show it where a game is put down %s',
    async (spoil) => {
      let failure: string | undefined;
      for (let number = 1; failure === undefined && number < 20; number++) {
        ({ failure } = await simulate(`spoilt ${number}`, { spoil }));
      }
      expect(failure).toMatch(/result|rated|has seat|does not have/u);
    },
  );

  it('are the same worlds again', async () => {
    for (let number = 1; number <= (IS_QUICK ? 3 : 15); number++) {
      const [one, other] = [await run(`same ${number}`), await run(`same ${number}`)];
      expect(other).toEqual(one);
    }
  });

  it.skipIf(IS_QUICK)('have seen everything', async () => {
    for (let number = 1; EVENTS.some((event) => !seen.has(event)); number++) {
      assert(
        number < 400,
        `not in 400 worlds: ${EVENTS.filter((event) => !seen.has(event)).join()}`,
      );
      await run(String(number));
    }
    expect([...seen]).toEqual(expect.arrayContaining(EVENTS));
  });
});
