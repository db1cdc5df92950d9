import { documentKinds, parseDocumentKind } from '@dossier/domain/documents';
import type { FormDocument } from '@dossier/domain/kyc-form/answers';
import { sectionsOf } from '@dossier/domain/kyc-form/sections';
import { languages } from '@dossier/domain/languages';
import { canaryForm } from '@dossier/domain/testing/canary-form';
import { individualForm } from '@dossier/domain/testing/sample-form';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfContent, readPdf } from '../../test/pdf-text.ts';
import { answersOf } from '../../test/report-data.ts';
import { type AnswersData, printAnswers } from './my-answers.ts';
import { documentKindLabel, reportTexts } from './report-texts.ts';

const printed = async (data: AnswersData): Promise<PdfContent> => readPdf(await printAnswers(data));
const textOf = async (data: AnswersData): Promise<string> => (await printed(data)).pages.join(' ');

describe('a client’s copy of the answers', () => {
  let bytes: Buffer;
  let pdf: PdfContent;
  let text: string;
  beforeAll(async () => {
    bytes = await printAnswers(answersOf());
    pdf = await readPdf(bytes);
    text = pdf.pages.join(' ');
  });

  test('is addressed to the institution and written by the client [FORM-36]', () => {
    expect(pdf).toMatchObject({
      title: 'Your answers to Kade & Vos Notarissen, TR-2026-0431',
      author: 'Zilverlinde Vastgoed B.V.',
      language: 'en-GB',
    });
    expect(text).toContain('Sent on 20 November 2026 at 15:30');
  });

  test('has the answers of every section [FORM-36]', () => {
    for (const answer of [
      'marit@zilverlinde.example',
      '+31 6 12345678',
      '68412097',
      'Maliesingel 214, 3581 BT Utrecht, Netherlands',
      'We rent out homes.',
      'Renting of homes (SBI 68.20, edition 2025)',
      '60% of Zilverlinde Vastgoed B.V., Company, Netherlands',
      'Marit Hoekstra: 60%, by Hoekstra Beheer B.V.',
      'Director',
      '29 February 1980',
      'EUR 3,450,000.00',
      'In person',
      'joris@tessera.example',
      'passport-joris.pdf',
    ]) {
      expect(text).toContain(answer);
    }
  });

  test('has each person below a heading of their own', () => {
    expect(pdf.tags.filter((tag) => tag === 'H3')).toHaveLength(4);
    expect(text.indexOf('Director')).toBeLessThan(text.indexOf('Shareholder'));
  });

  test('gives the same bytes for the same answers', async () => {
    expect((await printAnswers(answersOf())).equals(bytes)).toBe(true);
  });
});

describe.each(languages)('in %s', (language) => {
  const t = reportTexts(language);

  test.each(['business', 'individual'] as const)(
    'the copy of a %s has every section of its form [FORM-36]',
    async (type) => {
      const sections = sectionsOf(type);
      const text = await textOf(answersOf({ language, sections, answers: {}, documents: [] }));
      for (const section of sections) expect(text).toContain(`${t(`kyc-form:sections.${section}`)}  ${t('unknown')}`);
      expect(text).not.toMatch(/\{\{|undefined|null|kyc-form/);
    },
  );

  test('a document of every kind has its name', async () => {
    const documents = documentKinds.map((kind): FormDocument => {
      const { type, purpose } = parseDocumentKind(kind) ?? { type: 'other', purpose: '' };
      const file = { size: 1, pages: 1, issuedOn: '2026-11-02', expiresOn: '', verification: 'pending' };
      return { ...file, id: kind, type, purpose, side: '', person: '', name: `${kind}.pdf` };
    });
    const { unspaced } = await printed(answersOf({ language, sections: [], answers: {}, documents }));
    for (const kind of documentKinds) {
      expect(unspaced).toContain(`${documentKindLabel(t, kind)}${kind}.pdf`.replace(/\s/g, ''));
    }
  });
});

test('says who was asked to fill in what, and who gave the institution access until when [FORM-36]', async () => {
  const delegations = [
    {
      sections: ['funds', 'contact'],
      name: 'Femke Aldershof',
      invitedBy: 'Marit Hoekstra',
      at: '2026-11-12 08:00:00.000Z',
    },
  ] as const;
  const access = { by: 'Marit Hoekstra', at: '2026-11-17 12:40:00.000Z', withdrawnAt: '' };
  const text = await textOf(answersOf({ delegations, access }));
  expect(text).toMatch(
    /Who was asked to fill in\s+Source of funds, Contact\s+Femke Aldershof, asked by Marit Hoekstra on 12/,
  );
  expect(text).toMatch(/Access\s+Kade & Vos Notarissen\s+Approved by Marit Hoekstra on 17 November 2026 at 13:40/);
  const ended = await textOf(answersOf({ access: { ...access, withdrawnAt: '2026-11-18 09:00:00.000Z' } }));
  expect(ended).toMatch(/at 13:40\. Withdrawn on 18 November 2026 at 10:00/);
  expect(ended).not.toContain('Who was asked');
});

describe('answers that are not complete', () => {
  test('before sending have the time at which they were saved', async () => {
    const text = await textOf(answersOf({ isSent: false, sections: [], answers: {}, documents: [] }));
    expect(text).toContain('Not sent yet: as saved on 20 November 2026 at 15:30');
    expect(text).not.toContain('Sent on');
  });

  test('have what was typed so far, and no empty line for the rest', async () => {
    const text = await textOf(
      answersOf({
        answers: {
          contact: { firstName: 'Marit' },
          'legal-entity': {},
          activities: {},
          ownership: {
            nodes: [{ id: 'a', kind: 'person' }],
            edges: [{ id: 'e', owner: 'a', owned: 'x', kind: 'shares' }],
          },
          people: { people: [{ id: 'a', birthDate: '1980-0' }] },
          funds: { amount: 'a lot' },
          identity: { choices: { a: {} } },
        },
        documents: [],
      }),
    );
    expect(text).toContain('Marit');
    expect(text).toContain('1980-0');
    expect(text).toContain('a lot');
    expect(text).not.toMatch(/undefined|NaN|Invalid|E-mail/);
  });

  test('have the reason why there is no beneficial owner', async () => {
    const ownership = { nodes: [], edges: [], nobodyReason: 'A foundation.' };
    expect(await textOf(answersOf({ sections: ['ownership'], answers: { ownership } }))).toMatch(
      /Why is there no beneficial owner\?\s+A foundation\./,
    );
  });

  test('have bands of shares as they were chosen', async () => {
    const band = {
      id: 'e',
      owner: 'a',
      owned: 'client',
      band: { from: 250_000, to: 500_000 },
      kind: 'shares',
    } as const;
    const ownership = { nodes: [{ id: 'a', kind: 'company' as const, name: 'Tessera' }], edges: [band] };
    expect(await textOf(answersOf({ sections: ['ownership'], answers: { ownership } }))).toContain(
      'Tessera   25% to 50% of Zilverlinde Vastgoed B.V., Company',
    );
  });
});

test('a natural person’s copy has the person’s own facts [FORM-36]', async () => {
  const { answers, documents } = individualForm();
  const text = await textOf(
    answersOf({ language: 'nl', subjectName: 'Aoife Brennan', sections: sectionsOf('individual'), answers, documents }),
  );
  for (const part of [
    'Aoife Brennan',
    '17 mei 1990',
    'Ierland',
    'Fade Street 4, D02 X285 Dublin, Ierland',
    'PA1234567',
    'EUR 50.000,00',
  ]) {
    expect(text).toContain(part);
  }
});

test.each(['business', 'individual'] as const)(
  'every field of the form of a %s is in the copy, in every language [FORM-36]',
  async (type) => {
    for (const language of languages) {
      const { form, shown } = canaryForm(type);
      const { unspaced } = await printed({
        ...answersOf({ language, sections: sectionsOf(type), subjectName: form.subjectName }),
        form,
        activityNames: { '2025 6820': 'Canary activity' },
      });
      for (const { path, text } of shown(language)) expect(unspaced, path).toContain(text.replace(/\s/g, ''));
      if (type === 'business') expect(unspaced).toContain('Canaryactivity');
    }
  },
);

test('hostile answers leave the rest of the copy readable', async () => {
  const hostile = `\u0000\u202e{{reason}} $t(report:report) <script>${'x'.repeat(500)} 😀`;
  const { answers } = answersOf().form;
  const { unspaced } = await printed(
    answersOf({
      sections: ['contact', 'funds'],
      subjectName: hostile,
      orgName: hostile,
      reference: hostile,
      answers: { ...answers, contact: { firstName: hostile }, funds: { description: hostile } },
    }),
  );
  expect(unspaced).toContain('{{reason}}$t(report:report)<script>');
  expect(unspaced).toContain('passport-joris.pdf');
});
