/** How long an expert takes to decide, in games among experts: run in a bare page, bundled as it is. */
import { botNamed, questionOf, readNetwork } from '@palier/bots';
import {
  deciders,
  isFault,
  isRefusal,
  makeSetup,
  play,
  seededChance,
  start,
  viewOf,
} from '@palier/rules';

/** In milliseconds, of every decision of so many games of four, after as many to warm up. */
export function decisionTimes(file: readonly number[], games: number): readonly number[] {
  const network = readNetwork(Uint8Array.from(file));
  const expert = botNamed('expert', () => network)!;
  const setup = makeSetup({ edition: 'level-8-101', players: 4 });
  if (isFault(setup)) throw new Error(setup.code);
  const times: number[] = [];
  for (let game = 0; game < 2 * games; game++) {
    if (game === games) times.length = 0;
    const chance = seededChance(`decisions/${game % games}`);
    let { state } = start(setup, chance);
    for (let move = 0; state.table.step !== 'over'; move++) {
      const seat = deciders(state.table)[0]!;
      const question = questionOf(viewOf(state, seat), `decisions/${game % games}/${move}`);
      const from = performance.now();
      const command = expert.decide(question);
      times.push(performance.now() - from);
      const played = play(state, seat, command, chance);
      if (isRefusal(played)) throw new Error(played.code);
      ({ state } = played);
    }
  }
  return times;
}
