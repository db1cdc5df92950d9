import { entitySchema } from '@dossier/domain/contracts/answers/entity';
import { eventActionNames } from '@dossier/domain/event-actions';
import { z } from '@dossier/domain/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfContent, readPdf } from '../../test/pdf-text.ts';
import { documentRow, emptyReport, historyEvent, reportOf } from '../../test/report-data.ts';
import { printReport } from './print-report.ts';
import type { ReportData } from './report-data.ts';

const printed = async (data: ReportData): Promise<PdfContent> => readPdf(await printReport(data));
const textOf = async (data: ReportData): Promise<string> => (await printed(data)).pages.join(' ');

/** Headings of the sections in their order. Written out on purpose. */
const sections = {
  en: [
    '2. Reason and service',
    '3. Identity of the client',
    '4. Representation',
    '5. On whose behalf',
    '6. Ownership and control',
    '7. Beneficial owners and people',
    '8. Screening',
    '9. Other sources',
    '10. Purpose and funds',
    '11. Risk',
    '12. Measures',
    '13. Identification',
    '14. Decision',
    '15. Monitoring',
    '16. Requests and replies',
    '17. Notes',
    '18. Retention',
    '19. Access and downloads',
    'A. Documents',
    'B. History',
    'C. Answers of the client',
    '20. Integrity',
  ],
  nl: [
    '2. Aanleiding en dienst',
    '3. Identiteit van de cliënt',
    '4. Vertegenwoordiging',
    '5. Voor wie de cliënt handelt',
    '6. Eigendom en zeggenschap',
    '7. Belanghebbenden en personen',
    '8. Screening',
    '9. Andere bronnen',
    '10. Doel en herkomst van geld',
    '11. Risico',
    '12. Maatregelen',
    '13. Identificatie',
    '14. Beslissing',
    '15. Monitoring',
    '16. Vragen en antwoorden',
    '17. Notities',
    '18. Bewaartermijn',
    '19. Inzage en downloads',
    'A. Documenten',
    'B. Geschiedenis',
    'C. Antwoorden van de cliënt',
    '20. Integriteit',
  ],
} as const;
const titles = { en: 'Customer due diligence report', nl: 'Rapport van het cliëntenonderzoek' } as const;

test('the sample of these tests is an answer as the contract describes it', () => {
  expect(
    z.safeParse(z.omit(entitySchema, { onboardings: true, reminders: true, due: true }), reportOf().entity).error,
  ).toBeUndefined();
});

describe.each(['en', 'nl'] as const)('a report in %s', (language) => {
  let pdf: PdfContent;
  beforeAll(async () => {
    const events = eventActionNames.map((action, at) => {
      const facts = {
        kind: 'ubo',
        check: 'people',
        method: 'in_person',
        person: 'Marit',
        number: 'KV-1',
        of: '3',
        list: 'EU',
        version: '1',
        name: 'Phone',
        collection: 'gk_contacts',
        record: 'r1',
        change: 'update',
        provider: 'Google',
        file: 'clients.csv',
        row: '2',
        import: 'IMP-2026-0001',
        signature: 'Win.Test.EICAR_HDB-1',
        deleted: '12',
        kept: '1',
      };
      return historyEvent({ id: `e${at}`, action, facts });
    });
    pdf = await printed(reportOf({ language, events }));
  });

  test('names its subject in the title, has its author and its language [ENT-02]', () => {
    expect(pdf.title).toBe(`${titles[language]}, Zilverlinde Vastgoed B.V.`);
    expect(pdf.author).toBe('Dossier');
    expect(pdf.language).toBe({ en: 'en-GB', nl: 'nl-NL' }[language]);
  });

  test('has every section with its heading, in their order', () => {
    const isHeading = ({ size, page }: PdfContent['runs'][number]) => size > 12 && page > 1;
    const headings = pdf.runs.filter(isHeading).map(({ text }) => text);
    expect(headings.join('').replace(/\s/g, '')).toBe(sections[language].join('').replace(/\s/g, ''));
  });

  test('has no placeholder, key or missing value', () => {
    const text = pdf.pages.join(' ');
    expect(text).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object|Invalid Date/);
    expect(text).not.toMatch(/\b(report|statuses|checks|events|entity|history):/);
    for (const action of eventActionNames) expect(text).not.toContain(action);
  });

  test('has the subject, the institution, the reference and the page number on its pages', () => {
    expect(pdf.pages[0]).toContain('Kade & Vos Notarissen');
    for (const page of pdf.pages) {
      expect(page).toContain('Zilverlinde Vastgoed B.V.');
      expect(page).toContain('TR-2026-0431');
      expect(page).toMatch(new RegExp(`\\b(of|van) ${pdf.pages.length}$`));
    }
  });
});

describe('a report', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await printReport(reportOf());
  });

  test('gives the same bytes for the same data', async () => {
    expect((await printReport(reportOf())).equals(bytes)).toBe(true);
  });
});

describe('a report with nothing recorded', () => {
  let text: string;
  beforeAll(async () => {
    text = await textOf(emptyReport());
  });

  test('is provisional, and has every heading with a statement that there is nothing', () => {
    expect(text).toContain('Not completed: provisional report of 20 November 2026');
    for (const part of [
      '6.OwnershipandcontrolNotgiven',
      '7.BeneficialownersandpeopleNotgiven',
      'SourceoffundsNotgiven',
      'A.DocumentsNone',
      '8.ScreeningNocompanyandnopersonwasscreened.',
      '11.RiskNonefound.',
      '13.IdentificationNone',
      'B.HistoryNone',
      'ContactNotgivenCompanyNotgiven',
    ]) {
      expect(text.replace(/\s/g, '')).toContain(part);
    }
  });
});

test('times around midnight are those of the desk, not of the server', async () => {
  const late = '2026-11-20 23:30:00.000Z';
  const text = await textOf(emptyReport({ isCompleted: true, moment: late, events: [historyEvent({ at: late })] }));
  expect(text).toContain('TR-2026-0431, version 2, report of 21 November 2026 at 00:30');
  expect(text).toMatch(/Decided on\s+21 November 2026 at 00:30/);
  expect(text).toMatch(/Saturday, 21 November 2026\s+00:30\s+Completed the onboarding\./);
});

test('the longest texts that the desk accepts are printed to the last word', async () => {
  const words = (name: string, letters: number) =>
    Array.from({ length: Math.ceil(letters / (name.length + 5)) }, (_, at) => `${name}${1000 + at}`);
  const reason = words('reason', 2000);
  const name = words('company', 300);
  const purpose = words('purpose', 2000);
  const { request, subject } = reportOf().entity;
  const { runs } = await printed(
    emptyReport({
      entity: {
        subject: { ...subject, name: name.join(' ') },
        request: { ...request, reference: 'R'.repeat(200), transactionDescription: purpose.join(' ') },
        documents: { open: true, value: [documentRow({ reason: reason.join(' ') })] },
      },
    }),
  );
  const text = runs.map((run) => run.text).join(' ');
  expect([...reason, ...name, ...purpose].filter((word) => !text.includes(word))).toEqual([]);
  expect(runs.filter(({ y }) => y < 20)).toEqual([]);
});
