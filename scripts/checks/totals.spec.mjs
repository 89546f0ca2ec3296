import { jestTotals, playwrightTotals, readTotals, totalsLine } from './totals.mjs';

describe('the last line of npm test', () => {
  it('adds up the totals of Jest and Playwright', () => {
    const jest = jestTotals({ numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 0 });
    const playwright = playwrightTotals({ stats: { expected: 7, flaky: 1, unexpected: 2 } });
    expect(totalsLine([jest, playwright])).toBe('48 passed, 3 failed');
  });

  it('counts a file that failed to load and a failed setup as failures', () => {
    expect(jestTotals({ numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
    expect(playwrightTotals({ stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{}] }).failed).toBe(1);
  });

  it('counts a missing report as a failure', () => {
    expect(readTotals('/there/is/none.json', jestTotals)).toEqual({ passed: 0, failed: 1 });
  });
});
