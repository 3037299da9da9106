/** A whole game of bots as a record, for tests of what reads records. */
import {
  deciders,
  isRefusal,
  makeHeader,
  play,
  seededChance,
  start,
  type Event,
  type GameRecord,
  type SetupChoice,
} from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import type { Bot } from '../bot.ts';
import { frozenNamed } from '../lab/frozen.ts';
import { botNamed } from './learnt.ts';
import { questionFor } from './play-out.ts';

/** By the bots of these names, or by others where they are handed over. */
export function botRecord(
  choice: SetupChoice,
  names: readonly string[],
  seed: string,
  nameless: Readonly<Record<string, Bot>> = {},
): GameRecord {
  const setup = setupOf(choice);
  const chance = seededChance(seed);
  const first = start(setup, chance);
  const events: Event[] = [...first.events];
  let { state } = first;
  for (let move = 0; state.table.step !== 'over'; move++) {
    const seat = deciders(state.table)[0]!;
    const name = names[seat - 1]!;
    const bot = nameless[name] ?? frozenNamed(name) ?? botNamed(name)!;
    const command = bot.decide(questionFor(state, seat, `${seed}/bot/${move}`));
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(played.code);
    events.push(...played.events);
    ({ state } = played);
  }
  const { winners, round } = state.table;
  const header = makeHeader(setup, { names, fairness: { t: 'seeded', seed }, engine: 'test' });
  return { t: 'record', header, setup, events, result: { t: 'result', winners, rounds: round } };
}
