import { describe, expect, test } from 'vitest';
import { judge, sum, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] };

describe('reading a report', () => {
  test('Vitest: passed, failed and skipped tests are counted', () => {
    expect(tallyVitest(vitest)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test('Vitest: a file that could not be loaded is a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ fullName: 'a', status: 'failed', failureMessages: ['no'] }] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(tallyVitest({ ...vitest, testResults }).failed).toBe(2);
  });

  test('Vitest: tests that passed only in a retry are named', () => {
    const assertionResults = [
      { fullName: 'steady', status: 'passed', failureMessages: [] },
      { fullName: 'shaky', status: 'passed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'broken', status: 'failed', failureMessages: ['no', 'no'] },
    ];
    const testResults = [{ status: 'failed', assertionResults }];
    expect(tallyVitest({ ...vitest, testResults }).repeated).toEqual(['shaky']);
    expect(tallyVitest(vitest)).not.toHaveProperty('repeated');
  });

  test('Playwright: an error outside the journeys is a failure, and journeys that passed only in a retry are named', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const suites = [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('shaky', 'flaky'), spec('no', 'unexpected')] }] },
    ];
    const tally = tallyPlaywright({ stats, suites, errors: [{}] });
    expect(tally).toEqual({ passed: 6, failed: 2, skipped: 0, repeated: ['shaky'] });
    expect(tallyPlaywright({ stats, suites: [], errors: [] })).not.toHaveProperty('repeated');
  });
});

describe('evaluating a run', () => {
  const good = { passed: 4, failed: 0, skipped: 0 };

  test('a successful run counts by its report', () => {
    expect(judge(0, good)).toEqual(good);
  });

  test('a run without tests has failed', () => {
    expect(judge(0, { passed: 0, failed: 0, skipped: 7 }).failed).toBe(1);
  });

  test('a run without a report has failed', () => {
    expect(judge(0, undefined).failed).toBe(1);
  });

  test('a run that crashed after its last passed test has failed', () => {
    expect(judge(1, good).failed).toBe(1);
  });

  test('failures in the report are not counted twice', () => {
    expect(judge(1, { passed: 4, failed: 2, skipped: 0 }).failed).toBe(2);
  });
});

test('totals are added', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});
