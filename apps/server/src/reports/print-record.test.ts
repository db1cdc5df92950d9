import type { Correction } from '@dossier/domain/contracts/answers/entity';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { emptyReport, reportOf } from '../../test/report-data.ts';
import { printMonitoring, printNotes, printReads, printRequests, printRetention } from './print-record.ts';

const at = '2026-11-20 14:30:00.000Z';
const correction = (more: Partial<Correction> = {}): Correction => ({
  id: 'c',
  round: 1,
  target: 'section:ownership',
  label: { section: 'ownership' },
  text: 'Which share does Joris have?',
  status: 'accepted',
  answer: 'It is 15%.',
  askedAt: '2026-11-19 15:00:00.000Z',
  answeredAt: at,
  askedBy: 'Ruben Aerts',
  askedOf: '',
  ...more,
});
const { request } = reportOf().entity;
const asked = (...corrections: Correction[]) => reportOf({ entity: { corrections } });
const document = { target: 'document:other-identity:joris', label: { kind: 'other-identity', owner: 'Joris' } };

const cases = {
  requests: (pdf) =>
    printRequests(
      pdf,
      asked(
        correction(),
        correction({ id: 'd', round: 2, text: 'And now?', answer: '', status: 'open', answeredAt: '' }),
        correction({ id: 'e', ...document, answer: '', askedOf: 'Joris' }),
        correction({ id: 'f', target: 'institution', label: {}, text: 'Which notary?', answer: 'Kade.' }),
      ),
    ),
  'no requests': (pdf) => printRequests(pdf, emptyReport()),
  reads: (pdf) =>
    printReads(
      pdf,
      reportOf({
        reads: [
          {
            by: 'institution',
            action: 'viewed',
            kind: 'people',
            days: 3,
            people: 2,
            first: '2026-11-17',
            last: '2026-11-20',
          },
          {
            by: 'desk',
            action: 'downloaded',
            kind: 'report',
            days: 1,
            people: 1,
            first: '2026-11-18',
            last: '2026-11-18',
          },
        ],
      }),
    ),
  'no reads': (pdf) => printReads(pdf, reportOf()),
  monitoring: (pdf) =>
    printMonitoring(
      pdf,
      reportOf({
        monitoring: [{ level: 'full_review', cadence: 'yearly', startedAt: at, nextRun: '2027-11-20 08:00:00.000Z' }],
      }),
    ),
  'no monitoring': (pdf) => printMonitoring(pdf, reportOf()),
  notes: (pdf) => printNotes(pdf, reportOf()),
  'no notes': (pdf) => printNotes(pdf, reportOf({ notes: [] })),
  retention: (pdf) => printRetention(pdf, reportOf()),
  archived: (pdf) =>
    printRetention(pdf, reportOf({ isCompleted: false, entity: { request: { ...request, archivedAt: at } } })),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

describe('requests and replies', () => {
  test('have what was asked, about what, by whom and when, with the answer and its day', () => {
    expect(printed.requests.unspaced).toContain(
      '19Nov2026Round1RubenAertsOwnershipWhichsharedoesJorishave?Itis15%.20November2026',
    );
    expect(printed.requests.unspaced).toContain('Questiontotheinstitution');
    expect(printed.requests.unspaced).toContain('Identitydocument,Joris,askedofJoris');
  });

  test('that were asked again say how often, and those without an answer say so', () => {
    expect(printed.requests.unspaced).toContain('OwnershipAndnow?Asked2timesNotanswered');
    expect(printed.requests.text).toContain('Answered by a change, without a text');
  });

  test('begin with the access that the client gave', () => {
    expect(printed.requests.unspaced).toContain('AnsweroftheclientApproved,MaritHoekstra,20November2026');
    expect(printed['no requests'].unspaced).toContain('AnsweroftheclientNotaskedNothingelsewasasked.');
  });
});

test('what was read is summed up per party and kind of data, without names', () => {
  expect(printed.reads.unspaced).toContain('Kade&VosNotarissenViewed:People2/317Nov2026–20Nov2026');
  expect(printed.reads.unspaced).toContain('DossierDownloaded:Report1/118Nov2026');
  expect(printed['no reads'].text).toContain('Nothing was read or downloaded before this report.');
});

test('monitoring has its level, frequency and dates, or a statement that there is none', () => {
  expect(printed.monitoring.unspaced).toContain('FullreviewYearly20November202620November2027');
  expect(printed['no monitoring'].text).toContain('No monitoring was set up');
});

test('notes are those of the institution and the desk, never its remarks [PERM-05]', () => {
  expect(printed.notes.text).toContain('At the Maliesingel');
  expect(printed.notes.text).not.toContain('SECRET-REMARK');
  expect(printed['no notes'].text).toContain('No notes for this report.');
});

test('retention is counted from the archiving', () => {
  expect(printed.retention.text).toContain('Kept until 5 years after the onboarding is archived.');
  expect(printed.archived.text).toContain('Archived. Kept until 20 November 2031.');
});
