import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfContent, readPdf } from '../../test/pdf-text.ts';
import { createPdf, margin, type PdfDocument } from './pdf-document.ts';

const options = {
  language: 'en',
  title: 'Report, Zilverlinde',
  header: 'Zilverlinde Vastgoed B.V.',
  footer: 'TR-2026-0431',
  author: 'The desk',
  date: new Date('2026-11-20T14:30:00.000Z'),
} as const;

async function printed(fill: (pdf: PdfDocument) => void, more: Partial<typeof options> | object = {}) {
  const pdf = await createPdf({ ...options, ...more });
  fill(pdf);
  return readPdf(await pdf.finish());
}

const twoColumns = [
  { head: 'Left', width: 1 },
  { head: 'Right', width: 3 },
];

/** Every run of text is between the margins of its page, headers and footers included. */
function expectInsidePages({ runs, pageWidth, pageHeight }: PdfContent): void {
  for (const { text, x, y, width } of runs) {
    expect([text, x >= margin.side - 1, x + width <= pageWidth - margin.side + 1]).toEqual([text, true, true]);
    expect([text, y > 20, y < pageHeight - 20]).toEqual([text, true, true]);
  }
}

describe('a document', () => {
  let pdf: PdfContent;
  beforeAll(async () => {
    pdf = await printed((doc) => {
      doc.heading('First', 1);
      doc.paragraph('A paragraph.');
      doc.pairs([
        ['Reference', 'TR-1'],
        ['Deadline', ''],
      ]);
      doc.pairs([['Website', '']]);
      doc.table(twoColumns, [['left', 'right']]);
      doc.table([{ head: 'Empty table', width: 1 }], []);
      doc.figure('A chart of owners', 40, (x, y) => doc.doc.rect(x, y, 10, 10).stroke());
      doc.heading('Last', 2);
      doc.paragraph('Below the figure.');
    });
  });

  test('has a title, an author and a language for the reader’s application', () => {
    expect(pdf).toMatchObject({ title: 'Report, Zilverlinde', author: 'The desk', language: 'en-GB' });
  });

  test('has its structure tagged for screen readers, a figure with its description', () => {
    const order = ['H1', 'P', 'Table', 'Table', 'Figure: A chart of owners', 'H2', 'P'];
    expect(pdf.tags.filter((tag) => order.includes(tag))).toEqual(order);
    // The heads of two columns, the name of a row and the name of a pair.
    expect(pdf.tags.filter((tag) => tag === 'TH')).toHaveLength(4);
  });

  test('omits pairs without a value and tables without rows', () => {
    expect(pdf.pages[0]).toContain('TR-1');
    for (const absent of ['Deadline', 'Website', 'Empty table']) expect(pdf.pages[0]).not.toContain(absent);
  });

  test('continues below a figure', () => {
    const baseline = (text: string) => pdf.runs.find((run) => run.text === text)?.y ?? 0;
    expect(baseline('left') - baseline('Last')).toBeGreaterThan(40);
  });
});

test('a frame keeps its paragraphs and pairs on one page, within its edges', async () => {
  const { runs, pageWidth } = await printed((doc) => {
    for (let line = 0; line < 36; line++) doc.paragraph(`Line ${line}`);
    doc.heading('Declaration', 2);
    doc.framed(['I may do this. '.repeat(40), 'It is true.'], [['Agreed by', 'Marit Hoekstra']], '#000000');
    doc.paragraph('Below the frame.');
  });
  const own = runs.slice(runs.findIndex(({ text }) => text === 'Declaration'));
  expect(runs.find(({ text }) => text === 'Line 35')?.page).toBe(1);
  const end = own.findIndex(({ text }) => text === 'Below the frame.');
  expect(new Set(own.slice(0, end).map(({ page }) => page))).toEqual(new Set([2]));
  const framed = own.slice(1, end);
  expect(framed.map(({ text }) => text).join(' ')).toMatch(/I may do this.*It is true\..*Agreed by.*Marit Hoekstra/s);
  for (const { x, width } of framed) {
    expect(x).toBeGreaterThanOrEqual(margin.side + 10);
    expect(x + width).toBeLessThanOrEqual(pageWidth - margin.side - 8);
  }
});

describe('pages', () => {
  test('each have the header, the footer and their number of all', async () => {
    const { pages } = await printed((doc) => {
      for (let line = 0; line < 120; line++) doc.paragraph(`Line ${line}`);
    });
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(options.header);
      expect(page).toContain(options.footer);
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    }
  });

  test('with a header or footer that is too long have its beginning on one line', async () => {
    const name = 'Onroerend goed en beheer '.repeat(12).trim();
    const pdf = await printed((doc) => doc.paragraph('Text'), { header: name, footer: `${name} ${name}` });
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]).toContain('Page 1 of 1');
    expect(pdf.runs).toHaveLength(4);
    expectInsidePages(pdf);
    const [header, footer] = pdf.runs.filter(({ text }) => text.startsWith('Onroerend'));
    for (const run of [header, footer]) expect(run?.text).toMatch(/…$/);
  });

  test('name their sections in the head, with the one that goes on from the page before', async () => {
    const { pages } = await printed((doc) => {
      doc.section({ number: '1', title: 'Documents' });
      doc.table(
        twoColumns,
        Array.from({ length: 40 }, (_, at) => [`${at}`, 'extract']),
      );
      doc.section({ number: '2', title: 'History' });
      doc.paragraph('Completed.');
      doc.addPage();
      doc.section({ number: '3', title: 'Integrity' });
      doc.paragraph('Attached.');
    });
    const heads = pages.map((page) => /B\.V\.(.*?)TR-2026/.exec(page.replaceAll(/\s+/g, ''))?.[1]);
    expect(heads).toEqual(['Documents', 'Documents–History', 'Integrity']);
  });

  test('never end with a heading', async () => {
    const { runs } = await printed((doc) => {
      for (let section = 0; section < 40; section++) {
        doc.heading(`Heading ${section}`, 2);
        doc.paragraph(`Text ${section}`);
      }
    });
    const pageOf = (text: string) => runs.find((run) => run.text === text)?.page;
    for (let section = 0; section < 40; section++) {
      expect(pageOf(`Heading ${section}`)).toBe(pageOf(`Text ${section}`));
    }
  });

  test('a figure that does not fit below starts on the next page', async () => {
    const { pages } = await printed((doc) => {
      doc.paragraph('Above');
      doc.figure('High', 690, (x, y) => doc.doc.font('regular').text('Inside the figure', x, y));
    });
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Inside the figure');
  });
});

describe('a table over several pages', () => {
  let pdf: PdfContent;
  let heads: number;
  beforeAll(async () => {
    const rows = Array.from({ length: 90 }, (_, at) => [`Row ${at}`, `First of ${at}\nsecond of ${at}`]);
    const doc = await createPdf(options);
    doc.heading('Long table', 2);
    doc.table(twoColumns, rows);
    const bytes = await doc.finish();
    pdf = await readPdf(bytes);
    heads = bytes.toString('latin1').match(/\/S \/TH\b/g)?.length ?? 0;
  });

  test('has the heads of its columns on every page, once in the structure', () => {
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const page of pdf.pages) expect(page).toMatch(/Left\s+Right/);
    expect(heads).toBe(2 + 90);
  });

  test('never divides a row', () => {
    const pageOf = (text: string) => pdf.runs.find((run) => run.text.trim() === text)?.page;
    for (let at = 0; at < 90; at++) expect(pageOf(`First of ${at}`)).toBe(pageOf(`second of ${at}`));
  });

  test('stays with its heading when its first row does not fit below', async () => {
    for (const lines of [28, 30, 32, 34, 36, 38, 40]) {
      const { runs } = await printed((doc) => {
        for (let line = 0; line < lines; line++) doc.paragraph(`Line ${line}`);
        doc.heading('Heading of the table', 3);
        doc.intro('What the table has.');
        doc.table(twoColumns, [['Tall', 'x\n'.repeat(6)]]);
      });
      const pageOf = (text: string) => runs.find((run) => run.text.trim() === text)?.page;
      expect([lines, pageOf('Heading of the table'), pageOf('What the table has.')]).toEqual([
        lines,
        pageOf('Tall'),
        pageOf('Tall'),
      ]);
    }
  });
});

describe('long texts', () => {
  test('in a cell are wrapped and continue on the next page, to the last word', async () => {
    const words = Array.from({ length: 900 }, (_, at) => `word${at}`);
    const pdf = await printed((doc) => {
      doc.table(twoColumns, [
        ['before', 'short'],
        [words.join(' '), 'tall row'],
        ['after', 'last'],
      ]);
    });
    expect(pdf.pages.length).toBeGreaterThan(2);
    const column = pdf.runs.map(({ text }) => text).join(' ');
    expect(words.filter((word) => !column.includes(word))).toEqual([]);
    expect(column).toContain('last');
    expectInsidePages(pdf);
  });

  test('without any space are broken inside the word', async () => {
    const pdf = await printed((doc) => {
      doc.heading('H'.repeat(300), 2);
      doc.pairs([['Name', 'N'.repeat(500)]]);
      doc.paragraph('P'.repeat(500));
    });
    for (const [letter, count] of [
      ['H', 300],
      ['P', 500],
    ] as const) {
      expect(pdf.unspaced).toContain(letter.repeat(count));
    }
    expect(pdf.unspaced.match(/N/g)?.length).toBe(501);
    expectInsidePages(pdf);
  });

  test('of one word of 20,000 letters are printed completely, in a paragraph and in a cell', async () => {
    const pdf = await printed((doc) => {
      doc.paragraph('Q'.repeat(20_000));
      doc.table(twoColumns, [['short', 'X'.repeat(20_000)]]);
    });
    expect(pdf.unspaced.match(/Q/g)).toHaveLength(20_000);
    expect(pdf.unspaced.match(/X/g)).toHaveLength(20_000);
    expectInsidePages(pdf);
  });
});

test('hostile text of every kind leaves the document valid', async () => {
  const hostile = [
    'a\u0000b\u0007c\u001bd',
    'شركة العقارات \u202e evil \u202c חברה',
    '👩‍👩‍👧 Z̷̛͎a̴l̵g̸o̶ e\u0301',
    'a\ud800b',
    'a\r\nb\tc\u2028d',
    ') Tj ET endstream endobj %%EOF',
  ];
  const all = hostile.join(' ');
  const pdf = await printed(
    (doc) => {
      for (const text of hostile) {
        doc.heading(text, 2);
        doc.paragraph(text);
        doc.pairs([[text, text]]);
        doc.table(twoColumns, [[text, text]]);
        doc.paragraph('Still readable.');
      }
    },
    { title: all, header: all, footer: all, author: all },
  );
  expect(pdf.pages.join(' ').match(/Still readable\./g)).toHaveLength(hostile.length);
  expect(pdf.pages.at(-1)).toContain(`Page ${pdf.pages.length} of ${pdf.pages.length}`);
});
