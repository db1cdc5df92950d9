import { expect, test } from 'vitest';
import { cellOf, figuresOf, median } from './report.ts';
import type { Visit } from './visit.ts';

const visit = (firstPaint: number, requests: number): Visit => ({
  firstPaint,
  content: firstPaint + 1_000,
  neededScriptBytes: 100_000,
  scriptBytes: 120_000,
  bytes: 300_000,
  neededRequests: requests,
  requests: 2 * requests,
});
const page = { name: 'login', url: '', storage: {}, content: '', goals: { scriptKilobytes: 110, requests: 20 } };

test('a page is described by the median of its visits on each line, and a missed goal is named', () => {
  const visits = [[visit(2_000, 21), visit(9_000, 21), visit(2_100, 22)], [visit(1_600, 21)]];
  const cells = figuresOf({ page, visits }).map(cellOf);
  expect(cells).toEqual(['2.1', '3.1', '1.6 (> 1.5)', '2.6', '100', '120', '300', '21 (> 20)', '42']);
});

test('content that never appeared is no figure', () => {
  expect(median([])).toBeNaN();
  expect(cellOf({ name: 'content', unit: 's', ours: Number.NaN })).toBe('not measured');
});
