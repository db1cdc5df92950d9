import { describe, expect, test } from 'vitest';
import { readPdf } from '../../test/pdf-text.ts';
import { reportOf } from '../../test/report-data.ts';
import { PrintTooLongError, print } from './print.ts';
import { printReport } from './print-report.ts';
import type { PrintJob } from './print-worker.ts';

const report: PrintJob = { kind: 'report', data: reportOf() };

describe('a document that is printed in a thread', () => {
  test('has the same bytes as one that is printed here', async () => {
    const bytes = await print(report, { key: 'person' });
    expect(bytes.equals(await printReport(report.data as never))).toBe(true);
  });

  test('ends at its time limit, and the next one is printed', async () => {
    await expect(print(report, { key: 'person', timeLimitMs: 0 })).rejects.toThrow(PrintTooLongError);
    expect((await readPdf(await print(report, { key: 'person' }))).pages.length).toBeGreaterThan(1);
  });

  test('is cancelled when the reader leaves, while it waits and while it is printed', async () => {
    const leaving = new AbortController();
    const left = new Error('left');
    const request = { key: 'person', signal: leaving.signal };
    const ended = Promise.allSettled([print(report, request), print(report, request)]);
    // The first document is in its thread now.
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort(left);
    expect(await ended).toEqual([
      { status: 'rejected', reason: left },
      { status: 'rejected', reason: left },
    ]);
    await expect(print(report, request)).rejects.toBe(left);
    expect((await print(report, { key: 'person' })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('that cannot be printed fails without ending the process', async () => {
    const broken = { kind: 'report', data: { ...report.data, entity: null } } as unknown as PrintJob;
    await expect(print(broken, { key: 'person' })).rejects.toThrow();
    const notCopied = { kind: 'report', data: { ...report.data, call: () => 1 } } as unknown as PrintJob;
    await expect(print(notCopied, { key: 'person' })).rejects.toThrow(/clone/i);
  });
});
