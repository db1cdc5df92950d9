import { sectionsOf } from '@dossier/domain/kyc-form/sections';
import { languages } from '@dossier/domain/languages';
import { canaryForm } from '@dossier/domain/testing/canary-form';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfContent, readPdf } from '../../test/pdf-text.ts';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { closedPart, documentRow, historyEvent, reportOf } from '../../test/report-data.ts';
import { printClientAnswers, printDocuments, printHistory } from './print-annexes.ts';
import { printReport } from './print-report.ts';

const passport = { kind: 'other-identity', type: 'other', purpose: 'identity' } as const;
const rejected = documentRow({
  verification: 'rejected',
  reason: 'Page 2 is missing.',
  verifiedAt: '2026-11-19 09:00:00.000Z',
});
const declaration = {
  version: 1,
  date: '2026-11-23',
  language: 'nl',
  type: 'business',
  text: ['Mijn antwoorden zijn waar.'],
  name: 'Marit Hoekstra',
  email: 'marit@zilverlinde.example',
  at: '2026-11-20 10:00:00.000Z',
} as const;
const late = '2026-11-20 23:30:00.000Z';

const cases = {
  documents: (pdf) =>
    printDocuments(
      pdf,
      reportOf({
        entity: {
          documents: {
            open: true,
            value: [
              documentRow({ expiresOn: '2027-05-02', verifiedAt: '2026-11-19 09:00:00.000Z' }),
              documentRow({ ...passport, ownerName: 'Marit Hoekstra', name: 'IMG_1.jpg' }),
              documentRow({ kind: 'articlesOfAssociation', type: 'articlesOfAssociation' }),
            ],
          },
        },
        earlierDocuments: [rejected],
      }),
    ),
  closed: (pdf) => printDocuments(pdf, reportOf({ entity: { documents: closedPart } })),
  none: (pdf) => printDocuments(pdf, reportOf({ entity: { documents: { open: true, value: [] }, ownDocuments: [] } })),
  history: (pdf) => printHistory(pdf, reportOf({ events: [historyEvent(), historyEvent({ at: late })] })),
  'no history': (pdf) => printHistory(pdf, reportOf({ events: [] })),
  declaration: (pdf) => printClientAnswers(pdf, reportOf({ declaration })),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

describe('documents', () => {
  test('have kind, owner, file, dates, result and who verified them [DOC-01, DOC-02, DOC-03, DOC-04]', () => {
    const { unspaced } = printed.documents;
    expect(unspaced).toContain('4documents.');
    expect(unspaced).toContain(
      'extract.pdfAddedbyMaritHoekstra,20November2026at15:30VerifiedbyRubenAerts,19November2026',
    );
    expect(unspaced).toContain('12Nov20262May2027Verified');
  });

  test('that can expire and have no date say so; the others have none', () => {
    expect(printed.documents.unspaced).toMatch(/IMG_1\.jpg.*?12Nov2026Notgiven/);
    expect(printed.documents.unspaced).toMatch(/Articlesofassociation.*?12Nov2026None/);
  });

  test('of the institution are listed without a verification, those that were replaced with the reason', () => {
    const { text } = printed.documents;
    const own = text.slice(text.indexOf('deed.pdf'), text.indexOf('Replaced versions'));
    expect(own).toMatch(/Own/);
    expect(own).not.toContain('Verified');
    expect(text.slice(text.indexOf('Replaced versions'))).toMatch(/Rejected by Ruben Aerts.*Page 2 is missing\./s);
  });

  test('that the client has not opened are not named, those of the institution are [DOC-06]', () => {
    expect(printed.closed.text).toContain('Not shown: the client has not given access.');
    expect(printed.closed.text).toContain('deed.pdf');
    expect(printed.closed.text).not.toContain('extract.pdf');
    expect(printed.none.text).toContain('None');
  });

  test('have their digest in one line, whatever its letters are', async () => {
    const digests = ['0', '4', '8', 'a', 'b', 'd', 'e', 'f'].map((letter) => letter.repeat(64));
    const rows = digests.map((digest) => documentRow({ doc: `doc${digest[0]}` }));
    const hashes = new Map(digests.map((digest) => [`doc${digest[0]}`, digest]));
    const { runs, pageWidth } = await readPdf(
      await printReport(reportOf({ hashes, entity: { documents: { open: true, value: rows } } })),
    );
    for (const digest of digests) {
      const run = runs.find(({ text }) => text.trim() === digest);
      expect([digest, run && run.x + run.width <= pageWidth - 47]).toEqual([digest, true]);
      const onLine = runs.filter(
        ({ page, y, x }) => page === run?.page && Math.abs(y - (run?.y ?? 0)) < 4 && x < (run?.x ?? 0),
      );
      for (const other of onLine) expect(other.x + other.width).toBeLessThanOrEqual(run?.x ?? 0);
    }
  });
});

test('the history has a line per event below its day, in the desk’s time, with the number of its entry [HIST-01, HIST-04]', () => {
  expect(printed.history.unspaced).toContain(
    'Friday,20November202615:30Completedtheonboarding.RubenAerts,reviewdesk1Saturday,21November202600:30Completedtheonboarding.',
  );
  expect(printed['no history'].text).toContain('None');
});

test('the declaration is printed as it was agreed to', () => {
  expect(printed.declaration.unspaced).toContain(
    'Mijnantwoordenzijnwaar.AgreedbyMaritHoekstra,marit@zilverlinde.exampleTime20November2026at11:00:00CET',
  );
});

describe.each(languages)('the answers of the client in %s', (language) => {
  test.each(['business', 'individual'] as const)('are all in the report on a %s [FORM-36, ENT-02]', async (type) => {
    const { form, shown } = canaryForm(type);
    const answers = { sections: sectionsOf(type), form, activityNames: { '2025 6820': 'Canary activity' } };
    const { request } = reportOf().entity;
    const pdf: PdfContent = await readPdf(
      await printReport(reportOf({ language, answers, entity: { request: { ...request, type } } })),
    );
    const start = pdf.unspaced.lastIndexOf(language === 'en' ? 'C.Answers' : 'C.Antwoorden');
    const annex = pdf.unspaced.slice(start);
    for (const { path, text } of shown(language)) expect(annex, path).toContain(text.replace(/\s/g, ''));
  });
});
