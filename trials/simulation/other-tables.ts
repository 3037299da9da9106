/**
 * Games that end elsewhere in a simulated world: whole ones, played before it began, so that many results and
 * ratings come of few moves. Now and then one is a night's, whose cards others have still to play.
 */
import type { SetupChoice } from '@palier/rules';
import type { Dice } from '@palier/rules/testing';
import { begunRoom, makeStep, type DecidedRoom, type RoomStep } from '@palier/table/testing';
import { quickHash, type Cluster } from './cluster.ts';
import type { Profiles } from './profiles.ts';
import { WitnessedTable } from './witnessed-table.ts';
import { DAY, diceOf, hexByDice, type World } from './world.ts';

/** Milliseconds from when a game began to when it ends. */
const LONGEST_GAME = 20_000;
const LONGEST_SEAL = 60_000;

const SEATS = ['pp', 'pp', 'ppp', 'ppb', 'bppp'] as const;
const SETUPS: readonly Omit<SetupChoice, 'players'>[] = [
  { edition: 'level-8-101', rules: { levels: 1 } },
  { edition: 'level-up', rules: { levels: 1 } },
];
const LISTINGS = ['open', 'open', 'quick', 'hidden'] as const;

/** Played once in a process: all worlds have the same games, but not the same people at them. */
const played = new Map<string, DecidedRoom>();

function playedGame(seats: string, setup: Omit<SetupChoice, 'players'>): DecidedRoom {
  const name = `${seats} ${setup.edition}`;
  const known = played.get(name);
  if (known !== undefined) return known;
  const table = begunRoom(seats, { setup: { ...setup, players: seats.length } });
  table.playOut();
  played.set(name, table);
  return table;
}

export function openOtherTables(world: World, cluster: Cluster, profiles: Profiles): void {
  const { plan, time } = world;
  const dice = diceOf(world, 'other tables');
  for (let number = 1; number <= plan.others; number++) {
    const isNight = number <= plan.nights;
    time.after(dice.below(plan.calmAt), () => {
      void playOther({ world, cluster, profiles, dice }, `other-${number}`, isNight);
    });
  }
}

type Scene = {
  readonly world: World;
  readonly cluster: Cluster;
  readonly profiles: Profiles;
  readonly dice: Dice;
};

async function playOther(scene: Scene, id: string, isNight: boolean): Promise<void> {
  const { world, cluster, profiles, dice } = scene;
  const { time, judge, plan } = world;
  const game = playedGame(dice.pick(SEATS), dice.pick(SETUPS));
  const began = DAY + time.now() - dice.below(LONGEST_GAME);
  const tokens = game.room.people.map(() => hexByDice(dice, 8));
  const listing = dice.pick(LISTINGS);
  const night = { id: 'night', deal: 1, salt: 'a1'.repeat(32) };
  const steps = game.steps.map(({ at, events, ...step }, index): RoomStep => ({
    ...step,
    at: began + at + index,
    events: events.map((event) => {
      if (event.t === 'joined') return { ...event, token: quickHash(tokens[event.person - 1]!) };
      if (event.t !== 'opened') return event;
      const options = { ...event.options, listing };
      return { ...event, id, code: id.toUpperCase(), options, ...(isNight && { night }) };
    }),
  }));
  const people = dice.some(profiles.ids, tokens.length);
  const seats = people.map((profile, index) => ({ profile, table: id, token: tokens[index]! }));
  // Some keep their seats before it ends, others when it has.
  const [before, after] = [seats.filter(() => dice.oneIn(2)), [] as typeof seats];
  after.push(...seats.filter((seat) => !before.includes(seat) && !dice.oneIn(4)));
  await Promise.all(before.map(async (seat) => profiles.keep(seat)));
  const table = new WitnessedTable(steps[0]!, time.now());
  for (const step of steps.slice(1)) table.add(step, time.now());
  judge.others.set(id, table);
  const name = { id, code: table.room.code };
  await cluster.ledger.plant(name, steps.map(makeStep), game.summary());
  for (const seat of after)
    time.after(dice.below(dice.pick([2500, 8000])), () => void profiles.keep(seat));
  if (!isNight) return;
  time.after(dice.below(Math.min(LONGEST_SEAL, plan.calmAt)), () => {
    const step: RoomStep = { at: DAY + time.now(), events: [{ t: 'unsealed' }] };
    table.add(step, time.now());
    void cluster.ledger.plantMore(id, makeStep(step));
  });
}
