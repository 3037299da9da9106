import { describe, expect, it } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import { nextChapter, progressAfter, lessonProgressCodec } from './progress.ts';

const IDS = ['draw', 'lay', 'add'];

describe('progress', () => {
  it('what was left is gone on with, else the first that is not done', () => {
    expect(nextChapter({ done: [] }, IDS)).toBe('draw');
    expect(nextChapter({ done: ['draw', 'add'] }, IDS)).toBe('lay');
    expect(nextChapter({ done: ['draw'], left: { chapter: 'add', moves: [] } }, IDS)).toBe('add');
    expect(nextChapter({ done: IDS }, IDS)).toBeUndefined();
    expect(nextChapter({ done: IDS, left: { chapter: 'gone', moves: [] } }, IDS)).toBeUndefined();
  });

  it('a chapter is left after a move and done after its last', () => {
    const left = progressAfter({ done: [] }, 'draw', { moves: ['draw'], isDone: false });
    expect(left).toEqual({ done: [], left: { chapter: 'draw', moves: ['draw'] } });
    const done = progressAfter(left, 'draw', { moves: ['draw', 'x'], isDone: true });
    expect(done).toEqual({ done: ['draw'] });
    expect(progressAfter(done, 'draw', { moves: ['draw'], isDone: true })).toEqual(done);
  });

  it('looking into another chapter does not lose the one that was left', () => {
    const before = { done: [], left: { chapter: 'draw', moves: ['draw'] } };
    expect(progressAfter(before, 'lay', { moves: [], isDone: false })).toEqual(before);
    expect(progressAfter(before, 'draw', { moves: [], isDone: false }).left?.moves).toEqual([]);
  });

  it.each([null, '', 'x', '[]', '3', '{"done":3}', '{"left":{"chapter":4}}'])(
    'what cannot be read is nothing: %s',
    (text) => {
      expect(parseKept(lessonProgressCodec, text) ?? { done: [] }).toEqual({ done: [] });
    },
  );

  it('what was kept is read again', () => {
    const kept = { done: ['draw'], left: { chapter: 'lay', moves: ['take 2'] } };
    expect(parseKept(lessonProgressCodec, makeKept(lessonProgressCodec, kept))).toEqual(kept);
  });
});
