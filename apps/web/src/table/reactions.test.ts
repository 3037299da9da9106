/** Faces and remarks at great moments. */
import { expect, it } from 'vitest';
import { reactionsTo } from './reactions.ts';

const heat = 0.5;

it('who is stopped is sad, and who stopped them is not', () => {
  expect(reactionsTo({ t: 'stopped', seat: 2, by: 3, heat })).toEqual([
    { seat: 2, mood: 'sad', remark: 'stopped' },
    { seat: 3, mood: 'happy', remark: 'stops' },
  ]);
});

it('all who are overtaken are', () => {
  expect(reactionsTo({ t: 'lead', seat: 1, from: [2, 4], heat })).toEqual([
    { seat: 1, mood: 'happy', remark: 'lead' },
    { seat: 2, mood: 'sad', remark: 'overtaken' },
    { seat: 4, mood: 'sad', remark: 'overtaken' },
  ]);
});

it('the end of a round has faces of its own', () => {
  expect(reactionsTo({ t: 'out', seat: 1, heat })).toEqual([]);
});
