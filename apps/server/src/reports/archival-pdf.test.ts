import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfStructure, structureOf } from '../../test/pdf-structure.ts';
import { type PdfContent, readPdf } from '../../test/pdf-text.ts';
import { answersOf, historyEvent, reportOf } from '../../test/report-data.ts';
import { printAnswers } from './my-answers.ts';
import { printReport } from './print-report.ts';

/** Of letters that the font lacks, characters that are no letters, and characters that XML reserves. */
const hostileName = 'Ödön & Šöns <"B.V."> 王小明 \u202eevil\u202c 👩‍👩‍👧 e\u0301\u0007';
const { subject } = reportOf().entity;
const hostile = () => reportOf({ deskName: hostileName, entity: { subject: { ...subject, name: hostileName } } });

const documents = {
  'a report': () => printReport(reportOf()),
  'a report with hostile names': () => printReport(hostile()),
  'a report in Dutch': () => printReport(reportOf({ language: 'nl' })),
  'a client’s copy of the answers': () => printAnswers(answersOf()),
};

describe.each(Object.entries(documents))('%s is a file for archives (PDF/A-3b)', (name, print) => {
  let bytes: Buffer;
  let pdf: PdfStructure;
  let content: PdfContent;
  beforeAll(async () => {
    bytes = await print();
    pdf = await structureOf(bytes);
    content = await readPdf(bytes);
  });

  test('that names its standard, with valid metadata and the colours that it is printed with', () => {
    expect(pdf.xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(pdf.xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(pdf.xmp.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/&|<"B/);
    expect(pdf.plain).toContain('/S /GTS_PDFA1');
    expect(pdf.plain).toMatch(/\/OutputIntents \[/);
    expect(pdf.plain).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
  });

  test('with metadata that is the same in both places', () => {
    const escaped = content.title
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(content.title).not.toBe('');
    expect(pdf.xmp).toContain(`<rdf:li xml:lang="x-default">${escaped}</rdf:li>`);
    expect(pdf.xmp).toContain('<xmp:CreateDate>2026-11-20T14:30:00Z</xmp:CreateDate>');
    expect(pdf.xmp).toContain('<xmp:ModifyDate>2026-11-20T14:30:00Z</xmp:ModifyDate>');
  });

  test('with every font inside, and a glyph for every character', () => {
    expect(pdf.fonts.length).toBeGreaterThan(1);
    expect(pdf.embedded).toEqual(pdf.fonts);
    expect(pdf.missingGlyphs).toBe(0);
  });

  test('that is neither encrypted nor runs anything', () => {
    expect(pdf.plain).not.toMatch(/\/Encrypt|\/JavaScript|\/JS |\/Launch|\/AA |\/OpenAction/);
    expect(pdf.plain).not.toMatch(/\/ca 0|\/CA 0|\/SMask/);
  });

  test('whose text is all in the structure or marked as decoration, in a language', () => {
    expect(pdf.plain).toMatch(/\/MarkInfo|\/Marked true/);
    expect(pdf.untagged).toEqual([]);
    expect(content.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(content.language).toBe(name.endsWith('Dutch') ? 'nl-NL' : 'en-GB');
  });
});

describe('the data attached to a report', () => {
  const evidenceOf = async (language: 'en' | 'nl') =>
    (await structureOf(await printReport(reportOf({ language })))).attachments.get('evidence.json') ?? Buffer.alloc(0);

  test('is one file, in relation to the report as its data, the same in every language', async () => {
    const { plain, attachments } = await structureOf(await printReport(reportOf()));
    expect([...attachments.keys()]).toEqual(['evidence.json']);
    expect(plain).toContain('/AFRelationship /Data');
    expect(plain).toContain('/Subtype /application#2Fjson');
    expect(plain).toMatch(/\/AF \[/);
    expect((await evidenceOf('nl')).equals(await evidenceOf('en'))).toBe(true);
  }, 90_000);

  test('has the digest that the last section prints', async () => {
    const digest = createHash('sha256')
      .update(await evidenceOf('en'))
      .digest('hex');
    expect((await readPdf(await printReport(reportOf()))).unspaced).toContain(digest);
  });
});

test('letters that the font lacks are printed as a box, with a note, and are whole in the attachment', async () => {
  const bytes = await printReport(hostile());
  const { unspaced } = await readPdf(bytes);
  expect(unspaced).toContain('Ödön&Šöns<"B.V.">□□□evil□□□é');
  expect(unspaced).toContain('□replacesaletterthatthisdocumentcannotshow.');
  const evidence = (await structureOf(bytes)).attachments.get('evidence.json')?.toString('utf8') ?? '{}';
  expect(JSON.parse(evidence).client.name).toBe(hostileName);
  expect((await readPdf(await printReport(reportOf({ events: [historyEvent()] })))).unspaced).not.toContain(
    '□replaces',
  );
});
