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
    'Customer due diligence report',
    'Zilverlinde Vastgoed B.V.',
    'Onboarding',
    'Registration',
    'Business activities',
    'Checks',
    'Ownership',
    'Calculation',
    'Ultimate beneficial owners',
    'Associated people',
    'Source of funds',
    'Documents',
    'Screening',
    'Hits and decisions',
    'Risk indicators',
    'Identity verifications',
    'History',
  ],
  nl: [
    'Rapport van het cliëntenonderzoek',
    'Zilverlinde Vastgoed B.V.',
    'Onboarding',
    'Registratie',
    'Bedrijfsactiviteiten',
    'Controles',
    'Eigendom',
    'Berekening',
    'Uiteindelijk belanghebbenden',
    'Betrokken personen',
    'Herkomst van het geld',
    'Documenten',
    'Screening',
    'Treffers en beslissingen',
    'Risico-indicatoren',
    'Identiteitsverificaties',
    'Geschiedenis',
  ],
} as const;

test('the sample of these tests is an answer as the contract describes it', () => {
  expect(z.safeParse(z.omit(entitySchema, { onboardings: true }), reportOf().entity).error).toBeUndefined();
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
        list: 'EU',
        version: '1',
        name: 'Phone',
        collection: 'gk_contacts',
        record: 'r1',
        change: 'update',
        provider: 'Google',
      };
      return historyEvent({ id: `e${at}`, action, facts });
    });
    pdf = await printed(reportOf({ language, events }));
  });

  test('names its subject in the title, has its author and its language [ENT-02]', () => {
    expect(pdf.title).toBe(`${sections[language][0]}, Zilverlinde Vastgoed B.V.`);
    expect(pdf.author).toBe('Dossier');
    expect(pdf.language).toBe({ en: 'en-GB', nl: 'nl-NL' }[language]);
  });

  test('has every section with its heading, in their order', () => {
    expect(pdf.runs.filter(({ size }) => size > 10).map(({ text }) => text.trim())).toEqual(sections[language]);
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
      expect(page).toMatch(new RegExp(` ${pdf.pages.length}$`));
    }
  });
});

describe('a report', () => {
  let bytes: Buffer;
  let text: string;
  let pdf: PdfContent;
  beforeAll(async () => {
    bytes = await printReport(reportOf());
    pdf = await readPdf(bytes);
    text = pdf.pages.join(' ');
  });

  test('has what was recorded in each section', () => {
    for (const part of [
      'Purchase of an office building',
      'Version 2, sent on 20 November 2026',
      'Ownership, People, Source of funds, Also the lease.',
      'Maliesingel 214, 3581 BT Utrecht, Netherlands',
      'Register, 20 November 2026',
      'Letting of real estate, main activity',
      '100% of Hoekstra Beheer B.V. × 60% = 60%',
      'more than 25% of the shares, control',
      'UBO, Representative, Primary contact',
      'EUR 3,450,000.00',
      'EU financial sanctions, 2026-11-19, 19 November 2026',
      '91 / 100',
      'Born in Minsk.',
      'Tessera, Luxembourg',
      'Video call',
      'Completed the onboarding.',
    ]) {
      expect(text).toContain(part);
    }
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
      /Ownership {2}Not given/,
      /Associated people {2}Not given/,
      /Source of funds {2}Not given/,
      /Documents {2}None/,
      /Screening {2}None/,
      /Risk indicators {2}None found\./,
      /Identity verifications {2}None/,
      /History {2}None/,
    ]) {
      expect(text).toMatch(part);
    }
  });
});

test('times around midnight are those of the desk, not of the server', async () => {
  const late = '2026-11-20 23:30:00.000Z';
  const text = await textOf(emptyReport({ isCompleted: true, moment: late, events: [historyEvent({ at: late })] }));
  expect(text).toContain('Completed on 21 November 2026');
  expect(text).toContain('TR-2026-0431, report of 21 November 2026 at 00:30');
  expect(text).toContain('21 November 2026 at 00:30   Ruben Aerts');
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
