import { describe, expect, it } from 'vitest';
import { countReport } from './count-report.mjs';

function file(status: string, ...tests: readonly string[]): object {
  return { name: 'a.test.ts', status, assertionResults: tests.map((test) => ({ status: test })) };
}

describe('counting a vitest report', () => {
  it.each([
    ['all good', [file('passed', 'passed', 'passed')], true, [2, 0, 0], []],
    ['a failed test', [file('failed', 'passed', 'failed')], false, [1, 1, 0], []],
    ['skipped and to-do tests', [file('passed', 'passed', 'skipped', 'todo')], true, [1, 0, 2], []],
    [
      'a file that cannot be loaded',
      [file('passed', 'passed'), file('failed')],
      false,
      [1, 1, 0],
      ['a.test.ts failed outside its tests'],
    ],
    [
      'a hook that fails after its tests passed',
      [file('failed', 'passed')],
      false,
      [1, 1, 0],
      ['a.test.ts failed outside its tests'],
    ],
    [
      'an error outside any test',
      [file('passed', 'passed')],
      false,
      [1, 1, 0],
      ['vitest failed though every test passed'],
    ],
    ['no test', [], true, [0, 1, 0], ['no test ran']],
  ])('%s', (_, testResults, exitedWell, [passed, failed, skipped], problems) => {
    const count = countReport({ testResults }, exitedWell);
    expect(count).toEqual({ passed, failed, skipped, problems });
  });

  it.each([undefined, null, 'text', {}, { testResults: 1 }])('no report: %j', (report) => {
    expect(countReport(report, true)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      problems: ['vitest left no report'],
    });
  });
});
