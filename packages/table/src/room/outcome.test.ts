import { placesOf } from '@palier/rules';
import { expect, it } from 'vitest';
import { begunRoom, type DecidedRoom } from '../testing/decided-room.ts';
import { outcomeFrom, type Outcome } from './outcome.ts';
import { makeStep } from './step.ts';

function outcomeOf({ steps }: DecidedRoom): Outcome | undefined {
  return outcomeFrom(steps.map((step, rev) => ({ rev, step: makeStep(step) })));
}

/** By seat: whose it is. */
function whose(table: DecidedRoom): readonly (string | undefined)[] | undefined {
  return outcomeOf(table)?.seats.map(({ token, isBot, isWhole }) =>
    isBot ? 'bot' : `${isWhole ? '' : 'late '}${token?.replace('hash of ', '')}`,
  );
}

/** Rounds enough for somebody to take a bot's seat over. */
const LONG = {
  setup: { edition: 'level-8-101', players: 2, rules: { levels: 5 } },
} as const;

it('there is none before the end', () => {
  const table = begunRoom('pp');
  expect(outcomeOf(table)).toBeUndefined();
  table.go();
  expect(outcomeOf(table)).toBeUndefined();
});

it('tells when, by which rules and in which order a game ended, whatever comes after it', () => {
  const table = begunRoom('ppb', { listing: 'open' });
  const began = table.now;
  table.now += 1000;
  table.playOut();
  const ended = table.now;
  table.now += 1000;
  table.ask(1, { t: 'say', saying: { t: 'phrase', phrase: 'well-played' } });
  const { table: end } = table.room.truth!.timeline.at;
  const left = end.left.map(({ length }) => length);
  const found = outcomeOf(table)!;
  expect(found).toMatchObject({ began, ended, options: { listing: 'open' } });
  expect(found.setup.id).toBe(end.setup.id);
  expect(found.seats.map(({ place }) => place)).toEqual(placesOf(left, end.winners));
  expect(found.seats.map(({ level }) => level)).toEqual(left.map((levels) => 2 - levels));
  expect(whose(table)).toEqual(['Person 1', 'Person 2', 'bot']);
});

it('gives a seat to who had it first, though they have left and another sits there', () => {
  const table = begunRoom('ppp');
  table.ask(2, { t: 'leave' });
  const other = table.join('Other');
  table.ask(other, { t: 'sit', seat: 2 });
  table.playOut();
  expect(whose(table)).toEqual(['Person 1', 'Person 2', 'Person 3']);
});

it('gives a bot’s seat to who took it over, and says that they came later', () => {
  const table = begunRoom('pb', LONG);
  const other = table.join('Other');
  table.ask(other, { t: 'sit', seat: 2 });
  table.playOut();
  expect(table.room.seats[1]).toMatchObject({ t: 'person' });
  expect(whose(table)).toEqual(['Person 1', 'late Other']);
});

it('knows a program from outside for a bot', () => {
  const table = begunRoom('pb', LONG);
  table.tryJoinAsBot('Robot');
  table.ask(table.room.joined, { t: 'sit', seat: 2 });
  table.playOut();
  expect(table.room.seats[1]).toMatchObject({ t: 'person' });
  expect(whose(table)).toEqual(['Person 1', 'bot']);
});
