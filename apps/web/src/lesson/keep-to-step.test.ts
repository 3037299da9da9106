import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { isRefusal, parseMove, type Command } from '@palier/rules';
import type { OpenedSheet } from '../table/table-model.ts';
import { LESSON } from './chapters.ts';
import { keepToStep } from './keep-to-step.ts';
import { LessonTable } from './lesson-table.ts';
import { resumeRun } from './run.ts';

/** A chapter after some moves of its learner, and what lies over its table. */
function at(id: string, ...moves: readonly string[]) {
  const chapter = LESSON.find((one) => one.id === id)!;
  const seats = Array.from({ length: chapter.position.players }, (_, index) => ({
    name: `P${index + 1}`,
    ...(index > 0 && { bot: 'odile-novice' }),
  }));
  const table = new LessonTable(resumeRun(chapter, seats, moves)!, {
    after: () => () => undefined,
  });
  const sheet = signal<OpenedSheet | undefined>(undefined);
  const { helps } = keepToStep(table, { sheet });
  return { table, sheet, helps };
}

function commandOf(text: string): Command {
  const command = parseMove(text);
  if (isRefusal(command)) throw new Error(text);
  return command;
}

describe('over the table of a chapter', () => {
  it.each([
    ['draw', []],
    ['draw', ['draw', 'discard Y15', 'take 2']],
    ['lay', []],
    ['pass', ['draw']],
  ] as const)('no level is laid in %s after %j: something else is asked', (id, moves) => {
    const { sheet, table } = at(id, ...moves);
    sheet.value = { t: 'lay' };
    expect(sheet.value).toBeUndefined();
    expect(table.strays.value).toBe(1);
  });

  it('a level is laid where that is asked', () => {
    const { sheet, table } = at('lay', 'take 2');
    sheet.value = { t: 'lay' };
    expect(sheet.value).toEqual({ t: 'lay' });
    expect(table.strays.value).toBe(0);
  });

  it('several ways are offered only where one of them is asked', () => {
    const { sheet } = at('pass', 'draw');
    sheet.value = { t: 'ways', commands: [commandOf('pass 3')] };
    expect(sheet.value).toBeUndefined();
    sheet.value = { t: 'ways', commands: [commandOf('pass 2'), commandOf('pass 3')] };
    expect(sheet.value).toBeDefined();
  });

  it('nothing stays open over what the coach says of another move', () => {
    const { sheet, table } = at('pass', 'draw');
    sheet.value = { t: 'ways', commands: [commandOf('pass 2'), commandOf('pass 3')] };
    table.stray();
    expect(sheet.value).toBeUndefined();
  });

  it('whoever asks for a hint is helped by the coach', () => {
    const { sheet, table, helps } = at('draw');
    sheet.value = { t: 'hint', advice: undefined as never };
    expect(sheet.value).toBeUndefined();
    expect(helps.value).toBe(1);
    expect(table.strays.value).toBe(0);
  });

  it('what only shows something may be looked at', () => {
    const { sheet } = at('draw');
    sheet.value = { t: 'history' };
    expect(sheet.value).toEqual({ t: 'history' });
  });
});
