import type { OwnershipAnswers, OwnershipEdge } from '@dossier/domain/kyc-form/answers';
import { computeOwnership } from '@dossier/domain/ownership/ubo';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../test/pdf-text.ts';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { ownersWith } from '../../test/report-data.ts';
import { drawOwnership } from './chart.ts';
import { createPdf, type PdfDocument } from './pdf-document.ts';

const client = { name: 'Zilverlinde Vastgoed B.V.', detail: 'NL 68412097' };

const drawing = (answers: OwnershipAnswers) => (pdf: PdfDocument) => {
  const result = computeOwnership(answers, { clientName: client.name, today: '2026-11-21' });
  drawOwnership(pdf, client, { answers, result });
  pdf.paragraph('Below.');
};

const holds = (owner: string, owned: string, more: Partial<OwnershipEdge> = {}): OwnershipEdge => ({
  id: `${owner}-${owned}`,
  owner,
  owned,
  kind: 'shares',
  ...more,
});
const companies = (...names: string[]) =>
  names.map((name) => ({ id: name, kind: 'company' as const, name, country: 'NL', registrationNumber: '12345678' }));
const tower = Array.from({ length: 10 }, (_, at) => `Level${at}`);
const five = ownersWith([270_000, 260_000, 255_001, 110_000, 104_999]);
const longNames = { lastName: 'van der Lindenhof-Steenbergen tot Rijswijk', country: 'BA' };
const [alpha] = [holds('Alpha', 'client', { share: 600_000 })];

const cases = {
  one: drawing(ownersWith([1_000_000])),
  'no answers': drawing({}),
  'no owner': drawing({ nodes: [], edges: [] }),
  'too wide': drawing(ownersWith(Array.from({ length: 25 }, () => 40_000))),
  'too high': drawing({
    nodes: companies(...tower),
    edges: tower.map((name, at) => holds(name, tower[at - 1] ?? 'client', { share: 1_000_000 })),
  }),
  circle: drawing({
    nodes: companies('Alpha', 'Beta'),
    edges: [alpha, holds('Alpha', 'Beta', { share: 500_000 }), holds('Beta', 'Alpha', { share: 500_000 })],
  }),
  'owner of itself': drawing({
    nodes: companies('Alpha'),
    edges: [alpha, holds('Alpha', 'Alpha', { share: 400_000 })],
  }),
  'owned by the client': drawing({
    nodes: companies('Alpha'),
    edges: [alpha, holds('client', 'Alpha', { share: 400_000 })],
  }),
  'more than all': drawing(ownersWith([800_000, 700_000])),
  'without exact shares': drawing({
    nodes: companies('Alpha', 'Beta'),
    edges: [
      holds('Alpha', 'client', { band: { from: 250_000, to: 500_000 } }),
      holds('Beta', 'client', { kind: 'control' }),
    ],
  }),
  'missing owner': drawing({ nodes: companies('Alpha'), edges: [alpha, holds('ghost', 'Alpha')] }),
  'long names': drawing({ ...five, nodes: (five.nodes ?? []).map((node) => ({ ...node, ...longNames })) }),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

const heightOf = ({ runs }: Printed, text: string) => runs.find((run) => run.text.startsWith(text))?.y ?? 0;

describe('the ownership chart', () => {
  test('has the owner above the client, with the share and whether it is a beneficial owner [ENT-22]', () => {
    expect(printed.one.text).toContain('UBO 100%');
    expect(heightOf(printed.one, 'Owner Number1')).toBeGreaterThan(heightOf(printed.one, 'Zilverlinde'));
    expect(heightOf(printed.one, 'Zilverlinde')).toBeGreaterThan(heightOf(printed.one, 'Below.'));
  });

  test('is described for screen readers, which are referred to the table [ENT-22]', async () => {
    const options = { language: 'en', title: '', header: '', footer: '', author: '', date: new Date(0) } as const;
    const pdf = await createPdf(options);
    drawing(ownersWith([1_000_000]))(pdf);
    const { tags } = await readPdf(await pdf.finish());
    expect(tags).toContain(
      'Figure: Ownership chart of Zilverlinde Vastgoed B.V.; the table below contains the same information.',
    );
  });

  test.each(['no answers', 'no owner', 'too wide', 'too high'] as const)('is left to the table with %s', (name) => {
    expect(printed[name].text).toContain('Below.');
    expect(printed[name].text).not.toMatch(/Zilverlinde|Owner Number|Level/);
  });

  test.each([
    ['circle', ['Alpha', 'Beta']],
    ['owner of itself', ['Alpha']],
    ['owned by the client', ['Alpha']],
  ] as const)('of a structure with a %s has each company once', (name, companyNames) => {
    const boxes = printed[name].runs.map(({ text }) => text).filter((text) => ['Alpha', 'Beta'].includes(text));
    expect(boxes.toSorted()).toEqual(companyNames);
    expect(heightOf(printed[name], 'Alpha')).toBeGreaterThan(heightOf(printed[name], 'Zilverlinde'));
  });

  test('has shares that sum to more than all, bands and control as they were given', () => {
    expect(printed['more than all'].text).toContain('80%');
    expect(printed['more than all'].text).toContain('70%');
    expect(printed['without exact shares'].text).toContain('25% – 50%');
    expect(printed['without exact shares'].text).toContain('control');
  });

  test('omits an owner that is missing from the answers', () => {
    expect(printed['missing owner'].text).toContain('Alpha');
    expect(printed['missing owner'].text).not.toContain('ghost');
  });

  test('shortens names that are longer than their box, and no text covers another', () => {
    const { runs, text } = printed['long names'];
    expect(text).toContain('…');
    for (const run of runs) {
      const after = runs.filter((other) => other !== run && other.y === run.y && other.x >= run.x);
      for (const other of after) expect([run.text, run.x + run.width <= other.x + 0.5]).toEqual([run.text, true]);
    }
  });
});
