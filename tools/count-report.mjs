// Counts vitest's JSON report so that nothing that went wrong is lost.

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} problems what failed without being a test
 */

/**
 * A failure that belongs to no test (a file that cannot be loaded, an error outside any test, a
 * crash, no test at all) counts as one failed.
 *
 * @param {unknown} report undefined when vitest left none
 * @param {boolean} exitedWell vitest's own verdict
 * @returns {Count}
 */
export function countReport(report, exitedWell) {
  const files = filesOf(report);
  if (files === undefined) {
    return { passed: 0, failed: 1, skipped: 0, problems: ['vitest left no report'] };
  }
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const failedTests = statuses.filter((status) => status === 'failed').length;
  const problems = files
    .filter((file) => file.status !== 'passed')
    .filter((file) => !file.assertionResults.some((test) => test.status === 'failed'))
    .map((file) => `${file.name} failed outside its tests`);
  if (statuses.length === 0) problems.push('no test ran');
  if (!exitedWell && failedTests + problems.length === 0) {
    problems.push('vitest failed though every test passed');
  }
  return {
    passed,
    failed: failedTests + problems.length,
    skipped: statuses.length - passed - failedTests,
    problems,
  };
}

/** @typedef {{ name: string, status: string, assertionResults: readonly { status: string }[] }} TestFile */

/**
 * @param {unknown} report
 * @returns {readonly TestFile[] | undefined}
 */
function filesOf(report) {
  if (typeof report !== 'object' || report === null || !('testResults' in report)) return undefined;
  return Array.isArray(report.testResults)
    ? /** @type {readonly TestFile[]} */ (report.testResults)
    : undefined;
}
