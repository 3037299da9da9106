import { expect, it } from 'vitest';
import { timeSpans } from './time-span.ts';

const HOUR = 3_600_000;

it.each([
  [0, '1 minute'],
  [59_000, '1 minute'],
  [12 * 60_000, '12 minutes'],
  [HOUR - 1, '1 hour'],
  [HOUR, '1 hour'],
  [HOUR + 1, '1 hour, 1 minute'],
  [23 * HOUR, '23 hours'],
  [24 * HOUR - 1, '1 day'],
  [24 * HOUR, '1 day'],
  [29 * HOUR, '1 day, 5 hours'],
  [7 * 24 * HOUR, '7 days'],
])('%d milliseconds are %s', (ms, said) => {
  const { span, shortSpan } = timeSpans('en-GB');
  expect(span(ms)).toBe(said);
  expect(said.startsWith(shortSpan(ms))).toBe(true);
});

it('in every language of its own', () => {
  const said = ['fr', 'de', 'es', 'it'].map((locale) => timeSpans(locale).span(29 * HOUR));
  expect(said).toEqual([
    '1\u00a0jour et 5\u00a0heures',
    '1 Tag, 5 Stunden',
    '1 día y 5 horas',
    '1 giorno e 5 ore',
  ]);
});
