import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfContent, readPdf } from '../../test/pdf-text.ts';
import {
  documentRow,
  emptyReport,
  historyEvent,
  reportOf,
  screeningHit,
  screeningRow,
} from '../../test/report-data.ts';
import { printReport } from './print-report.ts';
import type { ReportData } from './report-data.ts';

const { entity } = reportOf();
const statuses = entity.statuses.map((line) => ({ ...line, status: 'approved' as const }));
const late = '2026-11-20 23:30:00.000Z';
const hits = [
  screeningHit({ id: 'a', state: 'true_match' }),
  screeningHit({ id: 'b' }),
  screeningHit({ id: 'c' }),
  screeningHit({ id: 'd', state: 'unsure' }),
];
const longWords = (letters: number) => 'Vastgoed en Beheer van der Lindenhof '.repeat(20).slice(0, letters).trim();

const reports = {
  clean: reportOf({ entity: { statuses } }),
  objections: reportOf({
    entity: {
      statuses: statuses.map((line) => (line.check === 'people' ? { ...line, status: 'rejected' } : line)),
      documents: { open: true, value: [documentRow({ verification: 'rejected' })] },
      personScreening: { open: true, value: [screeningRow({ hits })] },
    },
  }),
  provisional: emptyReport({ moment: late }),
  monitored: reportOf({
    moment: late,
    monitoring: [
      { level: 'screening', cadence: 'daily', startedAt: late, nextRun: '2026-11-22 08:00:00.000Z' },
      { level: 'full_review', cadence: 'yearly', startedAt: late, nextRun: '2028-11-24 08:00:00.000Z' },
    ],
    events: [historyEvent({ at: late, actorName: 'Ilse Lead' })],
    entity: { request: { ...entity.request, deadline: '2026-11-20' } },
  }),
  long: reportOf({
    entity: {
      subject: { ...entity.subject, name: longWords(200) },
      org: { id: 'o', name: longWords(200) },
      request: { ...entity.request, transactionDescription: longWords(2_000), scopeNote: longWords(900) },
    },
  }),
} satisfies Record<string, ReportData>;

let printed: Record<keyof typeof reports, PdfContent>;
beforeAll(async () => {
  const all = Object.entries(reports).map(async ([name, data]) => [name, await readPdf(await printReport(data))]);
  printed = Object.fromEntries(await Promise.all(all));
}, 120_000);

const cover = (name: keyof typeof reports) => (printed[name].pages[0] ?? '').replace(/\s+/g, ' ');

describe('the first page', () => {
  test('states the result: status, conclusion, who decided, when, on which version', () => {
    for (const part of [
      'Completed, no objection found',
      'All 9 required checks are final.',
      '1 possible match was examined and dismissed as a false positive.',
      'Risk indicators: 1 medium. No rejected document. No open question.',
      'Decided by Ruben Aerts, review desk',
      'Decided on 20 November 2026 at 15:30',
      'Answers Version 2, 20 November 2026',
      'Deadline 24 December 2026, met',
    ]) {
      expect(cover('clean')).toContain(part);
    }
  });

  test('has every check with who decided and when, and the hits that were dismissed', () => {
    expect(cover('clean')).toContain('Registration Approved Ruben Aerts 20 November 2026');
    expect(cover('clean')).toContain('Person screening Approved, 1 dismissed Ruben Aerts 20 November 2026');
  });

  test('names every objection of a completed onboarding', () => {
    for (const part of [
      'Completed with objections',
      '1 check was rejected or failed.',
      '1 possible match has no decision.',
      '1 match was confirmed.',
      '2 possible matches were examined and dismissed as false positives.',
      '1 document is rejected.',
    ]) {
      expect(cover('objections')).toContain(part);
    }
    expect(cover('objections')).not.toContain('no objection');
  });

  test('says before the completion that the report is provisional, and names no one as having decided', () => {
    expect(cover('provisional')).toContain('Not completed: provisional report of 21 November 2026');
    expect(cover('provisional')).not.toMatch(/Decided|Next review/);
  });

  test('has the next review where one is planned, and a deadline that was missed, by the day of the desk', () => {
    expect(cover('monitored')).toContain('Next review 24 November 2028');
    expect(cover('monitored')).toContain('Deadline 20 November 2026, missed');
    expect(cover('monitored')).toContain('Decided by Ilse Lead, review desk Deadline');
    expect(cover('clean')).not.toContain('Next review');
  });

  test('lists the sections with the pages on which they start', () => {
    for (const pdf of [printed.clean, printed.long]) {
      const pages = pdf.pages.map((page) => page.replace(/\s+/g, ' '));
      const listing = pages.find((page) => page.includes('Contents ')) ?? '';
      for (const title of ['Reason and service', 'Screening', 'Documents', 'Integrity']) {
        const listed = new RegExp(`${title} (\\d+)`).exec(listing)?.[1];
        const start = pages.findIndex((page) => new RegExp(`(\\d|[A-C]) ?\\. ${title} `).test(page)) + 1;
        expect([title, Number(listed)]).toEqual([title, start]);
      }
    }
    expect(cover('clean')).toContain(' Contents ');
  });

  test('has every check also with the longest names, and shortens texts that the sections have whole', () => {
    const { runs, unspaced } = printed.long;
    expect(cover('long')).toContain('Person screening Approved');
    const foot = runs.filter(({ page, text }) => page === 1 && /^(TR-|Page)/.test(text)).map(({ y }) => y);
    const others = runs.filter(({ page, y }) => page === 1 && !foot.includes(y)).map(({ y }) => y);
    expect(Math.min(...others)).toBeGreaterThan(Math.max(...foot) + 10);
    expect(unspaced).toContain(longWords(2_000).replace(/\s/g, ''));
  });
});
