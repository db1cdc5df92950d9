/** How many things a runner found right and wrong, and how many it left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed: how many only did when tried again. */
  repeated?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Vitest's JSON report. A file that could not even be loaded has no tests in it: it counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Playwright's JSON report. */
export function tallyPlaywright({ stats: { expected, unexpected, flaky, skipped }, errors }: PlaywrightReport): Tally {
  const again = flaky > 0 ? { repeated: flaky } : {};
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, ...again };
}

/**
 * What a runner's end is worth: its report, unless it ran nothing, left no report, or ended badly without naming a
 * failure. Each of those is one failure: silence is not success.
 */
export function judge(exitCode: number, tally: Tally | undefined): Tally {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = tally.passed + tally.failed === 0;
  const crashed = exitCode !== 0 && tally.failed === 0;
  return { ...tally, failed: tally.failed + (ranNothing || crashed ? 1 : 0) };
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
