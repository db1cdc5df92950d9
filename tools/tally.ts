/** Numbers of passed, failed and skipped tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed only in a retry. */
  repeated?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  fullName: string;
  status: string;
  /** Of every attempt. */
  failureMessages: readonly string[];
}

/** Counts Vitest's JSON report. A file that could not be loaded contains no tests and counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const repeated = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    ...(repeated.length > 0 && { repeated }),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Counts Playwright's JSON report. */
export function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = stats;
  const repeated = suites.flatMap(flakyOf);
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    ...(repeated.length > 0 && { repeated }),
  };
}

function flakyOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title);
  return [...own, ...suites.flatMap(flakyOf)];
}

/**
 * Evaluates a run: by its report, except that a run without tests or report, or with an error that the report does not
 * contain, counts as one failure.
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
