import { refuse } from '@palier/rules';
import { expect, it } from 'vitest';
import { troubleIn } from './trouble.ts';

const refusal = refuse('must-draw-first', 'TURN-1', {});

it.each([
  [{ t: 'refused', refusal }, refusal],
  [
    { t: 'denied', why: 'take-back-off' },
    { t: 'denied', why: 'take-back-off' },
  ],
  [{ t: 'failed' }, 'not-stored'],
  [{ t: 'stale' }, 'stale'],
  [{ t: 'not-yours' }, 'not-yours'],
  [{ t: 'nothing-to-take-back' }, 'nothing-to-take-back'],
  [{ t: 'not-over' }, 'not-over'],
] as const)('what %j stands for is said', (answer, trouble) => {
  expect(troubleIn(answer)).toEqual(trouble);
});

it.each([
  { t: 'done' },
  { t: 'record', text: '' },
  { t: 'joined', person: 1 },
  { t: 'next', id: 'a', code: 'b' },
  { t: 'closed' },
  { t: 'not-asked' },
] as const)('of $t nothing is said at the table', (answer) => {
  expect(troubleIn(answer)).toBeUndefined();
});
