/** What `palier bench` measures: games by the fast player, and their events folded again. */
import {
  assert,
  deciders,
  emptyState,
  evolve,
  isRefusal,
  makeMove,
  play,
  seededBits,
  seededChance,
  start,
  type Event,
  type Setup,
  type State,
} from '@palier/rules';
import { fastMove } from './fast-player.ts';

/** Plays one game to its end; `note` is told every move. */
export function playFastGame(
  setup: Setup,
  seed: string,
  note?: (move: string) => void,
): { readonly commands: number; readonly state: State; readonly events: readonly Event[] } {
  const chance = seededChance(seed);
  const bits = seededBits(`${seed}/player`);
  const first = start(setup, chance);
  let { state } = first;
  const events = first.events.slice();
  let commands = 0;
  while (state.table.step !== 'over') {
    const seat = deciders(state.table)[0]!;
    const command = fastMove(state, seat, bits);
    note?.(makeMove(command));
    const result = play(state, seat, command, chance);
    assert(!isRefusal(result), 'the fast player plays by the rules');
    ({ state } = result);
    for (const event of result.events) events.push(event);
    commands++;
  }
  return { commands, state, events };
}

/** FNV-1a over the moves and winners of the games: the same for the same seed, on any machine. */
export function checksumOf(setup: Setup, seed: string, games: number): string {
  let hash = 0x811c9dc5;
  const add = (text: string): void => {
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
  };
  for (let game = 0; game < games; game++) {
    const { state } = playFastGame(setup, `${seed}/${game}`, add);
    add(state.table.winners.join());
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Things done a second: the best of several runs, since noise only ever slows. */
function bestRate(runs: number, run: () => number): number {
  let best = 0;
  for (let i = 0; i < runs; i++) {
    const from = performance.now();
    const done = run();
    best = Math.max(best, done / ((performance.now() - from) / 1000));
  }
  return best;
}

const RUNS = 5;

export function commandsPerSecond(setup: Setup, seed: string, games: number): number {
  return bestRate(RUNS, () => {
    let commands = 0;
    for (let game = 0; game < games; game++)
      commands += playFastGame(setup, `${seed}/${game}`).commands;
    return commands;
  });
}

export function eventsPerSecond(setup: Setup, seed: string, games: number): number {
  const logs = Array.from(
    { length: games },
    (_, game) => playFastGame(setup, `${seed}/${game}`).events,
  );
  return bestRate(RUNS, () => {
    let folded = 0;
    for (const log of logs) {
      let state = emptyState(setup);
      for (const event of log) state = evolve(state, event);
      assert(state.table.step === 'over', 'a folded game is over');
      folded += log.length;
    }
    return folded;
  });
}

export type HeapReading = { readonly games: number; readonly mebibytes: number };

/** The heap in use after each tenth of many games, collected before it is read where it can be. */
export function heapOver(setup: Setup, seed: string, games: number): readonly HeapReading[] {
  const readings: HeapReading[] = [];
  for (let game = 1; game <= games; game++) {
    playFastGame(setup, `${seed}/${game}`);
    if (game % Math.ceil(games / 10) !== 0 && game !== games) continue;
    globalThis.gc?.();
    readings.push({ games: game, mebibytes: process.memoryUsage().heapUsed / 2 ** 20 });
  }
  return readings;
}
