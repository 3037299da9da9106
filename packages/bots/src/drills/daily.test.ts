/** The daily deal: five questions that differ and rise, the same for everybody on a day. */
import type { Command } from '@palier/rules';
import { expect, it } from 'vitest';
import { shortOrLong } from '../testing/laws.ts';
import {
  DAILY_KINDS,
  dailyDrills,
  isAnswerTo,
  judgeAnswer,
  shownAfter,
  type Drill,
} from './index.ts';
import { levelIn } from './daily.ts';

/** To weigh moves takes seconds: some days, or a month. */
const DAYS = Array.from(
  { length: shortOrLong(process.env, 4, 30) },
  (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`,
);

const made = new Map<string, readonly Drill[]>();

function drillsOf(day: string): readonly Drill[] {
  const drills = made.get(day) ?? [...dailyDrills(day)];
  made.set(day, drills);
  return drills;
}

/** What a drill holds right. */
function bestOf(drill: Drill): readonly Command[] {
  switch (drill.form) {
    case 'laying':
      return [drill.best];
    case 'turn':
      return drill.line;
    case 'card':
    case 'pile':
      return [drill.moves[0]!.command];
  }
}

/** Whether it is answered by taking the card that completes the level. */
function isCompleted(drill: Drill): boolean {
  if (drill.form !== 'pile') return false;
  const { command, missing } = drill.moves[0]!;
  return command.t === 'takeCard' && missing === 0;
}

const questionOf = (drill: Drill): string =>
  drill.form === 'laying' ? `${drill.kind} ${drill.goal}` : drill.kind;

it.each(DAYS)('%s asks five different questions, none easier than the one before', (day) => {
  const drills = drillsOf(day);
  expect(drills.map(({ kind }) => kind).toSorted()).toEqual(DAILY_KINDS.toSorted());
  // No question twice: of two layings one may be any, the other must be the best.
  expect(new Set(drills.map(questionOf)).size).toBe(5);
  expect(new Set(drills.map(({ view }) => levelIn(view))).size).toBe(5);
  const hard = drills.map(({ difficulty }) => difficulty);
  expect(hard).toEqual(hard.toSorted((a, b) => a - b));
  expect(hard[0]).toBe(1);
  expect(hard[4]).toBeGreaterThanOrEqual(3);
  // What is soon seen is asked first or not at all.
  expect(drills.slice(1).filter(isCompleted)).toEqual([]);
});

it('does not begin every day with the same kind', () => {
  const first = DAYS.map((day) => drillsOf(day)[0]!.kind);
  expect(new Set(first).size).toBe(2);
});

it('is the same on the same day, and another on another', () => {
  const [day = '', other = ''] = DAYS;
  const again = dailyDrills(day);
  expect([again.next().value, again.next().value]).toEqual(drillsOf(day).slice(0, 2));
  expect(drillsOf(other)[0]).not.toEqual(drillsOf(day)[0]);
});

it('knows its answers, and those that were given to other questions', () => {
  const drills = DAYS.flatMap(drillsOf);
  for (const drill of drills) {
    expect(isAnswerTo(drill, bestOf(drill))).toBe(true);
    expect(isAnswerTo(drill, [])).toBe(false);
    for (const other of drills) {
      const answer = bestOf(other);
      // Cards may be the same by chance: then there is a verdict on them.
      if (isAnswerTo(drill, answer)) expect(judgeAnswer(drill, answer).t).not.toBe('refused');
      else if (other.form !== drill.form) continue;
      else expect(other).not.toBe(drill);
    }
  }
});

/** One comes in by taking; what the stock gives is not seen. */
function cardsOutOfHand(command: Command): number {
  switch (command.t) {
    case 'layLevel':
      return command.melds.flat().length;
    case 'takeCard':
      return -1;
    case 'drawCard':
      return 0;
    default:
      return 1;
  }
}

it('shows its answers played out: what is laid lies there, what is discarded is on top', () => {
  for (const drill of DAYS.flatMap(drillsOf)) {
    const answer = bestOf(drill);
    const { table, hand } = shownAfter(drill.view, answer);
    const seat = Number(drill.view.viewer);
    const before = drill.view.table;
    const gone = answer.reduce((sum, move) => sum + cardsOutOfHand(move), 0);
    expect(hand).toHaveLength(drill.view.hand.length - gone);
    const last = answer.at(-1)!;
    if (last.t === 'discard') expect(table.discards[seat - 1]!.at(-1)).toBe(last.card);
    if (last.t === 'takeCard') {
      expect(hand).toContain(before.discards[last.from - 1]!.at(-1));
    }
    if (drill.form === 'laying') {
      const laid = table.melds[seat - 1]!.map(({ cards }) => cards.length);
      expect(laid).toEqual(drill.best.melds.map((meld) => meld.length));
    }
  }
});
