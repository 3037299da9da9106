/** Whole games between bots, as records, for tests and for looking at screens. */
import { botNamed, randomFrom, type Learnt } from '@palier/bots';
import {
  assert,
  commitmentTo,
  deciders,
  honestChance,
  isFault,
  isRefusal,
  makeHeader,
  makeSetup,
  play,
  start,
  viewOf,
  type Event,
  type GameRecord,
  type SetupChoice,
} from '@palier/rules';

const NAMES = ['Anna', 'Ben', 'Carla', 'David', 'Emma', 'Finn'];

export function botGame(
  choice: SetupChoice,
  {
    seed,
    bots = ['steady'],
    learnt = () => undefined,
  }: { readonly seed: string; readonly bots?: readonly string[]; readonly learnt?: Learnt },
): GameRecord {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a set-up that cannot be played');
  const secret = Array.from(seed, (letter) => letter.codePointAt(0)!.toString(16).padStart(2, '0'))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64);
  const salts = NAMES.slice(0, choice.players);
  const chance = honestChance(secret, salts);
  const random = randomFrom(seed);
  const begun = start(setup, chance);
  const events: Event[] = [...begun.events];
  let { state } = begun;
  while (state.table.step !== 'over') {
    const seat = deciders(state.table)[0]!;
    const command = botNamed(bots[(seat - 1) % bots.length]!, learnt)!.decide({
      view: viewOf(state, seat),
      random,
      shouldStop: () => false,
    });
    const played = play(state, seat, command, chance);
    assert(!isRefusal(played), 'a bot made a move that is not legal');
    events.push(...played.events);
    ({ state } = played);
  }
  const header = makeHeader(setup, {
    names: salts,
    fairness: { t: 'honest', commitment: commitmentTo(secret), salts },
    engine: 'test',
  });
  const { winners, round } = state.table;
  const result = { t: 'result', winners, rounds: round, secret } as const;
  return { t: 'record', header, setup, events, result };
}
