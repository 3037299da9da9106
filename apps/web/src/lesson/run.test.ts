import { describe, expect, it } from 'vitest';
import {
  cardOf,
  DEFAULT_EDITION,
  isRefusal,
  layings,
  numberCard,
  parseMove,
  type Card,
  type Command,
} from '@palier/rules';
import { allEntries } from '@palier/table';
import { LESSON } from './chapters.ts';
import type { LessonChapter } from './chapter.ts';
import { EXERCISES } from './exercises.ts';
import { backIn, beginRun, moveIn, replyIn, resumeRun, stepOf, wayIn, type Run } from './run.ts';

const seatsFor = ({ position }: LessonChapter) =>
  Array.from({ length: position.players }, (_, index) => ({
    name: `P${index + 1}`,
    ...(index > 0 && { bot: 'odile-novice' }),
  }));

const ALL = [...LESSON, ...EXERCISES].map((chapter) => [chapter.id, chapter] as const);

function move(run: Run, command: Command): Run {
  const next = moveIn(run, command);
  if (next === 'not-asked' || isRefusal(next)) throw new Error(JSON.stringify(next));
  return withReplies(next);
}

function withReplies(run: Run): Run {
  const next = replyIn(run);
  return next === undefined ? run : withReplies(next);
}

function commandOf(text: string): Command {
  const command = parseMove(text);
  if (isRefusal(command)) throw new Error(text);
  return command;
}

describe('every chapter', () => {
  it.each(ALL)('%s is gone through by what it shows', (_, chapter) => {
    let run = beginRun(chapter, seatsFor(chapter));
    for (const step of chapter.steps) {
      expect(stepOf(run)).toBe(step);
      run = move(run, wayIn(run)!);
    }
    expect(stepOf(run)).toBeUndefined();
    expect(run.replied).toBe(chapter.replies.length);
  });

  it.each(ALL)('%s takes every way it knows, once its card is there', (_, chapter) => {
    let run = beginRun(chapter, seatsFor(chapter));
    for (const step of chapter.steps) {
      const outcomes = step.ways.map((way) => moveIn(run, commandOf(way)));
      const legal = outcomes.filter((outcome) => outcome === 'not-asked' || !isRefusal(outcome));
      expect(legal).not.toContain('not-asked');
      run = move(run, wayIn(run)!);
    }
  });

  it.each(ALL)('%s has a complete level only where laying it is asked', (_, chapter) => {
    let run = beginRun(chapter, seatsFor(chapter));
    for (const step of chapter.steps) {
      const { table, hands } = run.game.timeline.at;
      const level = table.setup.ladders[0]!.levels[chapter.position.levels[0]! - 1]!;
      const mayLay = table.step === 'play' && table.laid[0] === undefined;
      const ways = mayLay ? [...layings(hands[0]!, level, table.setup)] : [];
      expect(ways.length > 0).toBe(step.goal.t === 'levelLaid');
      run = move(run, wayIn(run)!);
    }
  });

  it.each(ALL)('%s is found again after any move', (_, chapter) => {
    let run = beginRun(chapter, seatsFor(chapter));
    while (stepOf(run) !== undefined) {
      run = move(run, wayIn(run)!);
      const again = resumeRun(chapter, seatsFor(chapter), run.moves);
      expect(again?.game.entries).toEqual(run.game.entries);
      expect(again?.moves).toEqual(run.moves);
    }
  });
});

it.each(LESSON.map(({ id, position }) => [id, position.edition]))(
  '%s is played with the cards and levels of the first game',
  (_, edition) => {
    expect(edition).toBe(DEFAULT_EDITION);
  },
);

it('one card alone is missing where that is said', () => {
  const chapter = LESSON.find(({ id }) => id === 'lay')!;
  const { table, hands } = beginRun(chapter, seatsFor(chapter)).game.timeline.at;
  const level = table.setup.ladders[0]!.levels[0]!;
  const completes = (card: Card): boolean =>
    [...layings([...hands[0]!, card], level, table.setup)].length > 0;
  const values = Array.from({ length: 15 }, (_, index) => index + 1);
  expect(values.filter((value) => completes(numberCard(5, value)))).toEqual([3]);
});

describe('a move', () => {
  const [draw, lay] = LESSON as readonly [LessonChapter, LessonChapter];

  it('that breaks a rule is refused by it', () => {
    const run = beginRun(draw, seatsFor(draw));
    expect(moveIn(run, commandOf('discard Y15'))).toMatchObject({ code: 'must-draw-first' });
  });

  it('that is legal and not asked for changes nothing', () => {
    const run = beginRun(draw, seatsFor(draw));
    expect(moveIn(run, commandOf('take 2'))).toBe('not-asked');
    const drawn = move(run, commandOf('draw'));
    expect(moveIn(drawn, commandOf('discard R8'))).toBe('not-asked');
  });

  it('taken back asks its step again', () => {
    const drawn = move(beginRun(lay, seatsFor(lay)), commandOf('take 2'));
    expect(backIn(drawn)).toBeUndefined();
    const laid = move(drawn, wayIn(drawn)!);
    const back = backIn(laid)!;
    expect(stepOf(back)).toBe(stepOf(drawn));
    expect(back.game.timeline.at).toEqual(drawn.game.timeline.at);
    // What was taken back is not part of where one goes on.
    expect(resumeRun(lay, seatsFor(lay), back.moves)?.game.timeline.at).toEqual(
      drawn.game.timeline.at,
    );
  });

  it('kept by another version leads nowhere', () => {
    expect(resumeRun(draw, seatsFor(draw), ['draw', 'discard R8'])).toBeUndefined();
    expect(resumeRun(draw, seatsFor(draw), ['fly'])).toBeUndefined();
  });
});

it.each(['lay', 'jokers'])('%s: however the level is laid, the same cards are left', (id) => {
  const chapter = LESSON.find((one) => one.id === id)!;
  let run = beginRun(chapter, seatsFor(chapter));
  while (wayIn(run)!.t !== 'layLevel') run = move(run, wayIn(run)!);
  const { table, hands } = run.game.timeline.at;
  const used = [...layings(hands[0]!, table.setup.ladders[0]!.levels[0]!, table.setup)].map(
    (laying) =>
      laying
        .flatMap(({ cards }) => cards.map(cardOf))
        .toSorted((a, b) => a - b)
        .join(),
  );
  expect(new Set(used).size).toBe(1);
});

it('going out climbs two levels, having laid one, and the rest none', () => {
  const out = LESSON.find(({ id }) => id === 'out')!;
  let run = beginRun(out, seatsFor(out));
  while (stepOf(run) !== undefined) run = move(run, wayIn(run)!);
  const ended = allEntries(run.game.entries).find((entry) => entry.t === 'roundEnded');
  expect(ended).toMatchObject({ by: 'went-out', seat: 1, cleared: [[1, 2], [2], []] });
});
