import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { readIsolated } from './isolated-import.ts';
import { readClientFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(content: string | Uint8Array): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

const read = async (content: string | Uint8Array) => readClientFile(await stored(content), 'clients.csv');

/** The only table of a file that is read. */
async function tableOf(content: string | Uint8Array) {
  const found = await read(content);
  if ('problem' in found) throw new Error(found.problem);
  return found.tables[0];
}

const rows = 'Bedrijfsnaam;KvK-nr\r\nCafé Ångström;01902265\r\n';
const expected = { header: ['Bedrijfsnaam', 'KvK-nr'], rows: [{ row: 2, cells: ['Café Ångström', '01902265'] }] };

const utf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');

describe('a text file is read', () => {
  test.each([
    ['as UTF-8', rows],
    ['as UTF-8 with a byte order mark', `\uFEFF${rows}`],
    ['as UTF-16 with a mark', utf16(rows, true)],
    ['as UTF-16 without a mark', utf16(rows, false)],
    ['as big-endian UTF-16', utf16(rows, true).swap16()],
    ['as Windows-1252, which is no valid UTF-8', Buffer.from(rows, 'latin1')],
    ['with commas', rows.replaceAll(';', ',')],
    ['with tabs', rows.replaceAll(';', '\t')],
    ['with bars', rows.replaceAll(';', '|')],
  ])('%s', async (_, content) => {
    expect(await tableOf(content)).toMatchObject(expected);
  });

  test('with line breaks, separators and quotation marks in quotes; rows are counted as in a spreadsheet', async () => {
    const text = 'Name,Note\n"De ""Kluis"", B.V.","one\r\ntwo"\n\nNext,=1+1\n';
    expect((await tableOf(text))?.rows).toEqual([
      { row: 2, cells: ['De "Kluis", B.V.', 'one\r\ntwo'] },
      { row: 4, cells: ['Next', '=1+1'] },
    ]);
  });

  test('with a title above its header, and without the apostrophe that exports put before formulas', async () => {
    const text = "Clients of 2026,,\nCompany name,Reference,Phone\nA,'=1+1,'+31 6 55501732\n";
    expect(await tableOf(text)).toMatchObject({
      headerRow: 2,
      rows: [{ row: 3, cells: ['A', '=1+1', '+31 6 55501732'] }],
    });
  });
});

const big = (count: number, line: string) => `Bedrijfsnaam;KvK-nr\n${line.repeat(count)}`;

describe('a hostile file is refused', () => {
  test.each([
    ['a quotation mark that is not closed', 'Name,Note\nA,"open\nB,c\n', { problem: 'quotes', row: 2 }],
    ['NUL characters', 'Name,Note\nA\0,b\n', { problem: 'no-table' }],
    ['a PDF', '%PDF-1.7\nName;Note\n', { problem: 'no-table' }],
    ['the container of old Excel files', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { problem: 'old-excel' }],
    ['a zip that is no workbook', Buffer.from('504b0506'.padEnd(44, '0'), 'hex'), { problem: 'not-a-workbook' }],
    ['a truncated zip', Buffer.from('504b0304ffff', 'hex'), { problem: 'not-a-workbook' }],
  ])('%s', async (_, content, problem) => {
    expect(await read(content)).toEqual(problem);
  });

  test.each([
    ['100,000 columns', `${'a;'.repeat(100_000)}\n1;2\n`, 'too-many-columns'],
    ['20,001 rows', big(20_001, 'A;1\n'), 'too-many-rows'],
    ['a header alone', 'Name;Note\n', 'no-rows'],
  ])('%s', async (_, content, problem) => {
    expect(await tableOf(content)).toMatchObject({ problem, rows: [] });
  });

  test('exactly 20,000 rows are read', async () => {
    expect((await tableOf(big(20_000, 'A;1\n')))?.rows).toHaveLength(20_000);
  });

  test('a cell is cut, so that a megabyte in one cell is not stored', async () => {
    expect((await tableOf(big(1, `${'x'.repeat(1_000_000)};1\n`)))?.rows[0]?.cells[0]).toHaveLength(2_100);
  });
});

async function zipOf(entries: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The parts of a workbook, unpacked. */
async function partsOf(workbook: Uint8Array): Promise<Record<string, Buffer>> {
  const parts: Record<string, Buffer> = {};
  const zip = await fromBufferPromise(Buffer.from(workbook), { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return parts;
}

describe('a workbook', () => {
  test('is read sheet by sheet, with days, whole numbers and text as a spreadsheet shows them', async () => {
    const day = new Date(Date.UTC(2026, 11, 31));
    const noon = new Date(Date.UTC(2026, 11, 31, 12));
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Cliënten',
          rows: [
            ['Bedrijfsnaam', 'KvK-nr', 'Deadline'],
            ['A', 7_345_560, day],
            ['=1+1', '01902265', '31-12-2026'],
            ['B', '01902265', noon],
          ],
        },
        { name: 'Hidden', hidden: true, rows: [['x'], ['y']] },
        { name: 'Empty', rows: [] },
      ],
    });
    expect(await read(bytes)).toMatchObject({
      format: 'xlsx',
      tables: [
        {
          name: 'Cliënten',
          rows: [
            { row: 2, cells: ['A', '7345560', '2026-12-31'] },
            { row: 3, cells: ['=1+1', '01902265', '31-12-2026'] },
            { row: 4, cells: ['B', '01902265', '2026-12-31 12:00'] },
          ],
        },
        { name: 'Empty', problem: 'no-rows' },
      ],
    });
  });

  describe('of which a part is damaged is refused: its rows would be lost without a word', async () => {
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, at) => [`Client ${at}`, `Note <${at}> & "more"`]);
    const whole = await writeXlsx({ sheets: [{ name: 'A', rows: [['Bedrijfsnaam', 'Notitie'], ...rowsOf(2_000)] }] });

    test('the same file undamaged is read', async () => {
      expect((await tableOf(whole))?.rows).toHaveLength(2_000);
    });

    test.each<[string, string, (part: Buffer) => Buffer | string]>([
      ['a sheet that ends early', 'xl/worksheets/sheet1.xml', (part) => part.subarray(0, part.length / 2)],
      ['a sheet without its last tag', 'xl/worksheets/sheet1.xml', (part) => part.subarray(0, -'</worksheet>'.length)],
      ['a row that is not closed', 'xl/worksheets/sheet1.xml', (part) => `${part}`.replace('</row>', '')],
      ['a tag that is not closed', 'xl/worksheets/sheet1.xml', (part) => `${part}`.replace('</row>', '</row')],
      ['a sheet that is no markup', 'xl/worksheets/sheet1.xml', () => 'not a sheet'],
      ['texts that end early', 'xl/sharedStrings.xml', (part) => part.subarray(0, part.length / 2)],
    ])('%s', async (_, name, damage) => {
      const parts = await partsOf(whole);
      const part = parts[name];
      if (!part) throw new Error(`${name} is not in the workbook: ${Object.keys(parts).join(', ')}`);
      expect(await read(await zipOf({ ...parts, [name]: Buffer.from(damage(part)) }))).toEqual({ problem: 'damaged' });
    });
  });

  test('with macros is refused', async () => {
    const bytes = await zipOf({ 'xl/workbook.xml': Buffer.from('x'), 'xl/vbaProject.bin': Buffer.from('x') });
    expect(await read(bytes)).toEqual({ problem: 'macros' });
  });

  test('that would unpack to a hundred times its size is refused before anything is unpacked', async () => {
    const bytes = await zipOf({ 'xl/workbook.xml': Buffer.from('x'), 'xl/sheet1.xml': Buffer.alloc(30_000_000, 0x20) });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await read(bytes)).toEqual({ problem: 'unpacks-too-large' });
  });

  test('whose few texts fill many cells is refused: its file is small, its rows are not', async () => {
    const line = ['x'.repeat(2_000), 'y'];
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: Array.from({ length: 15_000 }, () => line) }] });
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await tableOf(bytes)).toMatchObject({ problem: 'too-complex', rows: [] });
  });

  test('that takes more memory than its process may is refused, and the next file is read', async () => {
    const path = await stored(big(20_000, `${'x'.repeat(200)};1\n`));
    expect(await readIsolated({ path, name: 'a.csv' }, 'one', { memoryMb: 40, timeMs: 60_000 })).toBe('too-complex');
    const good = await stored(rows);
    expect(await readIsolated({ path: good, name: 'a.csv' }, 'one')).toMatchObject({ format: 'csv' });
  });
});
