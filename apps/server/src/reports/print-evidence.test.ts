import { eventActionNames } from '@dossier/domain/event-actions';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { closedPart, documentRow, historyEvent, reportOf, screeningHit, screeningRow } from '../../test/report-data.ts';
import { printDocuments, printHistory, printIdentities, printRisk, printScreening } from './print-evidence.ts';

const hash = '0123456789abcdef'.repeat(4);
const none = { open: true, value: [] } as const;
const lists = [
  { name: 'UN Security Council', version: '7', date: '2026-11-01' },
  { name: 'Dutch list', version: '', date: '' },
];
const company = screeningRow({
  kind: 'company',
  name: 'Tessera Holding',
  lists,
  hits: [],
  by: 'Ruben Aerts',
  reason: 'Clear.',
});
const person = screeningRow({ hits: [] });
const fromElsewhere = screeningHit({ isFromElsewhere: true, reason: 'SECRET-REASON', by: 'SECRET-AUTHOR' });
const long = Array.from({ length: 300 }, (_, at) => `reason${1000 + at}`);
const rejected = documentRow({ verification: 'rejected', verifiedBy: 'Ada Min', reason: long.join(' '), version: 3 });
const late = '2026-11-20 23:30:00.000Z';

const cases = {
  documents: (pdf) => printDocuments(pdf, reportOf()),
  'a long reason': (pdf) => printDocuments(pdf, reportOf({ entity: { documents: { open: true, value: [rejected] } } })),
  'closed documents': (pdf) => printDocuments(pdf, reportOf({ entity: { documents: closedPart } })),
  'no documents': (pdf) => printDocuments(pdf, reportOf({ entity: { documents: none, ownDocuments: [] } })),
  screening: (pdf) =>
    printScreening(
      pdf,
      reportOf({
        entity: {
          companyScreening: { open: true, value: [company] },
          personScreening: { open: true, value: [person] },
        },
      }),
    ),
  hits: (pdf) => printScreening(pdf, reportOf()),
  'a hit from elsewhere': (pdf) =>
    printScreening(
      pdf,
      reportOf({ entity: { personScreening: { open: true, value: [screeningRow({ hits: [fromElsewhere] })] } } }),
    ),
  'no screening': (pdf) => printScreening(pdf, reportOf({ entity: { personScreening: none } })),
  'closed screening': (pdf) => printScreening(pdf, reportOf({ entity: { personScreening: closedPart } })),
  risk: (pdf) => printRisk(pdf, reportOf()),
  'no risk': (pdf) => printRisk(pdf, reportOf({ entity: { risk: none } })),
  'closed risk': (pdf) => printRisk(pdf, reportOf({ entity: { risk: closedPart } })),
  identities: (pdf) => printIdentities(pdf, reportOf()),
  'no identities': (pdf) => printIdentities(pdf, reportOf({ entity: { identities: [] } })),
  history: (pdf) =>
    printHistory(
      pdf,
      reportOf({ events: eventActionNames.map((action, at) => historyEvent({ id: `e${at}`, action })) }),
    ),
  'late history': (pdf) => printHistory(pdf, reportOf({ events: [historyEvent({ at: late })] })),
  'no history': (pdf) => printHistory(pdf, reportOf({ events: [] })),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

describe('documents', () => {
  test('have their kind, owner, file, date of issue and verification [DOC-01, DOC-02, DOC-03, DOC-04]', () => {
    expect(printed.documents.unspaced).toContain(
      'Extractcommercialregister,ZilverlindeVastgoedB.V.extract.pdf12November2026VerifiedRubenAerts',
    );
  });

  test('have their whole hash, in two lines to compare', () => {
    const halves = printed.documents.runs.map(({ text }) => text.trim()).filter((text) => hash.startsWith(text));
    expect(halves.filter((text) => text.length === 32)).toHaveLength(2);
  });

  test('of the institution itself are listed without a verification', () => {
    const after = printed.documents.text.slice(printed.documents.text.indexOf('deed.pdf'));
    expect(after).not.toContain('Verified');
  });

  test('have the reason of a rejection to its last word, over pages if needed [DOC-16]', () => {
    const text = printed['a long reason'].runs.map((run) => run.text).join(' ');
    expect(long.filter((word) => !text.includes(word))).toEqual([]);
    expect(text).toContain('Rejected');
    expect(printed['a long reason'].runs.filter(({ y }) => y < 20)).toEqual([]);
  });

  test('that the client has not opened are not named, those of the institution are [DOC-06]', () => {
    expect(printed['closed documents'].text).toContain('Not shown: the client has not given access.');
    expect(printed['closed documents'].text).toContain('deed.pdf');
    expect(printed['closed documents'].text).not.toContain('extract.pdf');
    expect(printed['no documents'].text).toMatch(/Documents {2}None/);
  });
});

describe('screening', () => {
  test('of companies and persons is one table with the lists and versions of each [SCR-12]', () => {
    const { unspaced } = printed.screening;
    expect(unspaced).toContain('UNSecurityCouncil,7,1November2026Dutchlist20November2026at15:30RubenAertsClear.');
    expect(unspaced.indexOf('TesseraHolding')).toBeLessThan(unspaced.indexOf('JorisvanRijsbergen'));
    expect(printed.screening.text).toContain('No hits.');
  });

  test('has each hit with its list, entry, score, decision, reason and author [SCR-11]', () => {
    expect(printed.hits.unspaced).toContain(
      'EUfinancialsanctionsYorisvanReisbergen91/100FalsepositiveBorninMinsk.RubenAerts20November2026',
    );
  });

  test('of a hit decided for another institution has the decision, not its reason and author [ENT-19]', () => {
    expect(printed['a hit from elsewhere'].text).toContain('False positive');
    expect(printed['a hit from elsewhere'].text).not.toContain('SECRET');
  });

  test('that is not there, or not open, is a statement', () => {
    for (const name of ['no screening', 'closed screening'] as const) {
      expect(printed[name].text).toMatch(/Screening {2}None/);
      expect(printed[name].text).not.toMatch(/Hits|Yoris/);
    }
  });
});

test('risk indicators have their title, severity and data [RISK-01, RISK-06]', () => {
  expect(printed.risk.unspaced).toContain('HoldingcompanyabroadintheownershipchainMediumTessera,Luxembourg');
  expect(printed['no risk'].text).toMatch(/Risk indicators {2}None found\./);
  expect(printed['closed risk'].text).not.toContain('Tessera');
});

test('identity verifications have who was verified, by whom, how and when [ENT-12]', () => {
  const line = 'Marit Hoekstra   Verified   Video call   Passport   Ruben Aerts   20 November 2026';
  expect(printed.identities.text).toContain(line);
  expect(printed['no identities'].text).toMatch(/Identity verifications {2}None/);
});

describe('the history', () => {
  test('has a line per event with its author and the desk’s time [HIST-01, HIST-04]', () => {
    expect(printed.history.text.match(/Ruben Aerts/g)).toHaveLength(eventActionNames.length);
    expect(printed['late history'].text).toContain(
      '21 November 2026 at 00:30   Ruben Aerts   Completed the onboarding.',
    );
    expect(printed['no history'].text).toMatch(/History {2}None/);
  });
});
