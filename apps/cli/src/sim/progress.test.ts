import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { barFor, lineFor, progressOn } from './progress.ts';
import { loadWords } from '../words.ts';

const words = await loadWords('en');

function output(isTTY: boolean): { readonly stream: PassThrough; readonly text: () => string } {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const parts: string[] = [];
  stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  return { stream, text: () => parts.join('') };
}

describe('progress', () => {
  it('says how far it is, with the time left', () => {
    expect(barFor(50, 200, { seconds: 10, words })).toMatch(
      /^█{7}░{23} 50 of 200, 30 seconds left$/,
    );
    expect(barFor(0, 200, { seconds: 0, words })).toMatch(/^░{30} 0 of 200$/);
    expect(lineFor(150, 200, { seconds: 300, words })).toBe('150 of 200, 100 seconds left');
    // An end that was expected too early.
    expect(barFor(220, 200, { seconds: 10, words })).toMatch(/^█{30} 220 of 200, 0 seconds left$/);
    expect(barFor(7, undefined, { seconds: 10, words })).toBe(
      '7 games without a fault; Ctrl-C stops',
    );
  });

  it('is one line that changes where somebody watches', () => {
    let now = 0;
    const { stream, text } = output(true);
    const progress = progressOn(stream, words, () => now);
    progress.show(1, 10);
    now = 200;
    progress.show(2, 10);
    now = 250;
    progress.show(3, 10);
    progress.end();
    expect(text().split('\r\x1b[K')).toEqual([
      '',
      '██████░░░░░░░░░░░░░░░░░░░░░░░░ 2 of 10, 1 second left',
      '',
    ]);
  });

  it('is a plain line every few seconds elsewhere, and none in a short run', () => {
    let now = 0;
    const { stream, text } = output(false);
    const progress = progressOn(stream, words, () => now);
    for (; now < 4900; now += 100) progress.show(now, 1000000);
    expect(text()).toBe('');
    for (; now < 16_000; now += 100) progress.show(now / 100, 1000);
    progress.end();
    expect(text()).toBe(
      '50 of 1000, 95 seconds left\n100 of 1000, 90 seconds left\n150 of 1000, 85 seconds left\n',
    );
  });

  it('speaks less often the longer it lasts', () => {
    let now = 0;
    const { stream, text } = output(false);
    const progress = progressOn(stream, words, () => now);
    for (; now < 3_600_000; now += 1000) progress.show(now, 10_000_000);
    expect(text().split('\n').length).toBeLessThan(120);
  });
});
