import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { closedPart, reportOf, screeningHit, screeningRow } from '../../test/report-data.ts';
import type { PdfDocument } from './pdf-document.ts';
import { printScreening } from './print-screening.ts';
import type { ReportData } from './report-data.ts';

type Rows = ReturnType<typeof screeningRow>[];
const screened = (companies: Rows, people: Rows) => (pdf: PdfDocument) =>
  printScreening(
    pdf,
    reportOf({
      entity: { companyScreening: { open: true, value: companies }, personScreening: { open: true, value: people } },
    }),
  );
const eu = { name: 'EU financial sanctions', version: '2026-11-19', date: '2026-11-19' };
const un = { name: 'UN Security Council', version: 'r7', date: '2026-11-01' };
const company = screeningRow({
  kind: 'company',
  name: 'Tessera',
  lists: [un, eu],
  hits: [],
  by: 'Ada',
  reason: 'Clear.',
});
const fromElsewhere = screeningHit({ isFromElsewhere: true, reason: 'SECRET-REASON', by: 'SECRET-AUTHOR' });
const closed: Partial<ReportData['entity']> = { companyScreening: closedPart, personScreening: closedPart };

const cases = {
  both: screened(
    [company],
    [screeningRow({ lists: [un, eu] }), screeningRow({ id: 't', name: 'Marit', lists: [un, eu] })],
  ),
  'a newer list': screened(
    [company],
    [screeningRow({ hits: [], lists: [{ ...eu, version: 'b', date: '2026-11-20' }] })],
  ),
  states: screened(
    [],
    [
      screeningRow({
        hits: (['true_match', 'open', 'unsure'] as const).map((state) =>
          screeningHit({ id: state, state, reason: '' }),
        ),
      }),
    ],
  ),
  elsewhere: screened([], [screeningRow({ hits: [fromElsewhere] })]),
  'no hits': screened([company], []),
  none: screened([], []),
  closed: (pdf) => printScreening(pdf, reportOf({ entity: closed })),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

test('every list is named once, with its version, its date and what it gave [SCR-12]', () => {
  const { unspaced } = printed.both;
  expect(unspaced).toContain('UNSecurityCouncilr7,1November2026NomatchesNomatches');
  expect(unspaced).toContain('EUfinancialsanctions19November2026Nomatches2dismissed');
  expect(unspaced.match(/19November2026/g)).toHaveLength(1);
  expect(unspaced).toContain('Companies:1.People:2.Lastsearchon20November2026at15:30.');
});

test('two versions of a list are two lines', () => {
  const { unspaced } = printed['a newer list'];
  expect(unspaced).toContain('EUfinancialsanctions19November2026NomatchesNotsearched');
  expect(unspaced).toContain('EUfinancialsanctionsb,20November2026NotsearchedNomatches');
});

test('who was screened is listed with result, day and who recorded it', () => {
  expect(printed.both.unspaced).toContain('TesseraClear.Clear20Nov2026Ada');
  expect(printed.both.unspaced).toContain('MaritClear20Nov2026Automatic');
});

describe('a possible match', () => {
  test('has its entry, list, score, decision, reason, author and day [SCR-11]', () => {
    expect(printed.both.unspaced).toContain(
      'JorisvanRijsbergenYorisvanReisbergenEUfinancialsanctions,EU.9914.27Score91of100FalsepositiveBorninMinsk.20Nov2026RubenAerts',
    );
  });

  test('that is confirmed or open is counted as that', () => {
    expect(printed.states.unspaced).toContain('2open,1confirmed');
    expect(printed.states.unspaced).toContain('TruematchNoreasongiven');
  });

  test('that was decided for another institution has the decision, not its reason and author [ENT-19]', () => {
    expect(printed.elsewhere.text).toContain('False positive');
    expect(printed.elsewhere.text).toContain('Decided by the review desk before this onboarding.');
    expect(printed.elsewhere.text).not.toContain('SECRET');
  });
});

test('screening without matches, without names, or not open, is a statement', () => {
  expect(printed['no hits'].text).toContain('No possible matches.');
  expect(printed.none.text).toContain('No company and no person was screened.');
  expect(printed.closed.text).toContain('Not shown: the client has not given access.');
});
