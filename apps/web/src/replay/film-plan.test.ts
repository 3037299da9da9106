import { isFault, makeRecord } from '@palier/rules';
import { expect, test } from 'vitest';
import { botGame } from '../local/testing/bot-game.ts';
import { filmOf, MOST_FRAMES } from './film-plan.ts';
import { openReplay, type Replay } from './replay.ts';

function replayOf(players: number, seed: string): Replay {
  const replay = openReplay(makeRecord(botGame({ edition: 'level-8-101', players }, { seed })));
  if (isFault(replay)) throw new Error('this game can be watched');
  return replay;
}

const LONG = replayOf(4, 'film');

test('the last turn, move by move, to the very end', () => {
  const film = filmOf(LONG, 'turn');
  const last = LONG.steps.length - 1;
  expect(film.map(({ at }) => at)).toEqual(
    Array.from({ length: film.length }, (_, index) => last - film.length + 1 + index),
  );
  const events = film.slice(1).map(({ at }) => LONG.steps[at]!.event!.t);
  expect(events[0]).toMatch(/^card(?:Drawn|Taken)$/u);
  expect(events.filter((event) => event === 'cardDrawn' || event === 'cardTaken')).toHaveLength(1);
});

test('the whole game is short, in order, has the end of every round and the last of all', () => {
  const film = filmOf(LONG, 'game');
  const places = film.map(({ at }) => at);
  expect(film.length).toBeLessThanOrEqual(MOST_FRAMES);
  expect(film.length).toBeGreaterThan(MOST_FRAMES / 2);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  const ends = [...LONG.steps.keys()].filter((at) => LONG.steps[at]!.event?.t === 'roundEnded');
  expect(places).toEqual(expect.arrayContaining(ends));
  expect(places.at(-1)).toBe(LONG.steps.length - 1);
  const seconds = film.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  expect(seconds).toBeLessThan(60);
});
