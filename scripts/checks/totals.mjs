// Counts passed and failed tests from the reports of Jest and Playwright.
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * Counts a missing or truncated report as one failure: its tests did not finish.
 * @param {string} file
 * @param {(report: any) => Totals} count
 * @returns {Totals}
 */
export function readTotals(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Totals}
 */
export function jestTotals({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  // A file that failed to load has no tests to count.
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors?: unknown[] }} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * @param {Totals[]} all
 * @returns {string}
 */
export function totalsLine(all) {
  const sum = (/** @type {keyof Totals} */ key) => all.reduce((total, totals) => total + totals[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
