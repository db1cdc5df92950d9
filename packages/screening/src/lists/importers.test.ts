import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedEntry } from '../model/subject.ts';
import type { ListFormat } from './format-names.ts';
import { type ListOutcome, loadList } from './load-list.ts';

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/lists', name);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lists-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(format: ListFormat, path: string): Promise<{ outcome: ListOutcome; entries: ListedEntry[] }> {
  const entries: ListedEntry[] = [];
  const outcome = await loadList({ format, path, onEntry: (entry) => entries.push(entry) });
  return { outcome, entries };
}

const namesOf = (entry: ListedEntry | undefined) =>
  entry?.names.map(({ text, kind, weak }) => `${text} (${weak ? 'weak ' : ''}${kind})`);
const problems = (outcome: ListOutcome) => (outcome.ok ? outcome.list.bad : outcome.bad).map(({ problem }) => problem);

describe('OFAC as CSV', () => {
  it('joins aliases, addresses and overflow remarks, and finds weak aliases in the remarks', async () => {
    const { entries } = await read('ofac-csv', fixture('ofac/sdn.csv'));
    const [person] = entries;
    expect(namesOf(person)).toEqual([
      'ZORBANI, Karel (primary)',
      'ZORBANY, Charles (alias)',
      'KAREL THE FOX (weak alias)',
    ]);
    expect(person?.births).toEqual(['1974-02-17', '~1960', '1965/1969', '1970-04']);
    expect(person?.countries).toEqual(['nl']);
    expect(person?.gender).toBe('male');
    expect(person?.programmes).toEqual(['TESTPROG', 'OTHER']);
    expect(person?.identifiers).toEqual([{ kind: 'passport', value: 'X123', country: 'Netherlands' }]);
    expect(person?.remarks).toContain('Linked To: QUIBBLE LTD');
    expect(person?.names[0]?.family).toBe('ZORBANI');
  });

  it('reads doubled quotes, former names, Latin-1 letters and the end-of-file mark', async () => {
    const { entries } = await read('ofac-csv', fixture('ofac'));
    expect(namesOf(entries[1])).toEqual(['QUIBBLE "NORD" LTD. (primary)', 'QUIBBLE OLD NAME (former)']);
    expect(entries[2]).toMatchObject({ kind: 'vessel', names: [{ text: 'PEÑASCO MARU' }], countries: ['pa'] });
    expect(entries[2]?.identifiers).toContainEqual({ kind: 'imo', value: 'IMO1234567' });
    expect(entries).toHaveLength(3);
  });

  it('reports invalid records and keeps the rest', async () => {
    const { outcome } = await read('ofac-csv', fixture('ofac/sdn.csv'));
    expect(outcome.ok).toBe(true);
    expect(problems(outcome)).toEqual([
      'not an OFAC primary record',
      "unknown type 'martian'",
      "belongs to no entry: '999'",
    ]);
  });
});

it('reads OFAC as XML under any namespace, with weak and former names', async () => {
  const { outcome, entries } = await read('ofac-xml', fixture('ofac.xml'));
  expect(outcome).toMatchObject({ ok: true, list: { version: '2026-03-04', badCount: 1 } });
  expect(namesOf(entries[0])).toEqual(['ZORBANI, Karel (primary)', 'THE FOX (weak alias)', 'ZORBEN, Karl (former)']);
  expect(entries[0]).toMatchObject({ id: '7', births: ['~1961'], countries: ['be'], gender: 'male' });
  expect(entries[0]?.identifiers).toEqual([{ kind: 'Passport', value: 'P9', country: 'Belgium' }]);
});

it('reads the advanced form of OFAC: names in their original scripts, date ranges, values referenced by number', async () => {
  const { outcome, entries } = await read('ofac-advanced-xml', fixture('ofac-advanced.xml'));
  expect(outcome).toMatchObject({ ok: true, list: { version: '2026-03-04', entries: 3, badCount: 2 } });
  expect(problems(outcome)).toEqual(["unknown type 'Unknown, Ghost'", 'has no id or no name']);
  expect(namesOf(entries[0])).toEqual([
    'ZORBANOV, Karel Yurievich (primary)',
    'Карел Зорбанов (alias)',
    'THE FOX (weak alias)',
    '左 卡雷 (alias)',
    'ZORBEN, Karl (former)',
  ]);
  expect(entries[0]).toMatchObject({
    id: '7',
    kind: 'person',
    births: ['1961-12-10', '~1962', '1963/1965', '1966-04'],
    places: ['Antwerp, Belgium'],
    countries: ['be'],
    addresses: ['1 Quay Zandhaven'],
    gender: 'male',
    positions: [{ title: 'Minister of Wind' }],
    programmes: ['TESTPROG', 'OTHER'],
    listedOn: '2018-03-14',
    identifiers: [{ kind: 'Passport', value: 'P9', country: 'Belgium' }],
    remarks: 'Known for nothing.',
  });
  expect(entries[0]?.names[0]?.family).toBe('ZORBANOV');
  expect(entries[1]).toMatchObject({ kind: 'body', names: [{ text: 'QUIBBLE NORD LLC' }] });
  expect(entries[1]?.identifiers).toEqual([{ kind: 'swift', value: 'QUIBNL2X' }]);
  expect(entries[1]?.remarks).toBe('Secondary sanctions risk Section 1, section 2.');
  expect(entries[2]).toMatchObject({ kind: 'vessel', countries: ['pa'] });
});

it('reads the UN list with original scripts, several names in one alias, blank aliases and every form of birth date', async () => {
  const { outcome, entries } = await read('un-xml', fixture('un.xml'));
  expect(namesOf(entries[0])).toEqual([
    'TARIQ YUSUF BARQAWAN (primary)',
    'طارق يوسف برقاوان (alias)',
    'Abu Zarqa (weak alias)',
    'The Tailor (weak alias)',
    'Tariq Zarqan (former)',
  ]);
  expect(entries[0]?.births).toEqual(['1971-03-02', '~1968', '1970/1973']);
  expect(entries[0]).toMatchObject({
    id: '501',
    listedOn: '2020-05-06',
    positions: [{ title: 'Commander' }],
    countries: ['jo'],
  });
  expect(entries[1]).toMatchObject({ id: '601', kind: 'body', countries: ['cd'] });
  expect(problems(outcome)).toEqual(['has no id or no name']);
});

it('reads the EU list as XML: one entry under several regulations, Islamic years, unknown countries', async () => {
  const { outcome, entries } = await read('eu-xml', fixture('eu.xml'));
  expect(entries.map(({ id }) => id)).toEqual(['EU.1.11', 'EU.2.22']);
  expect(namesOf(entries[0])).toEqual(['Ilya BEREZIN (primary)', 'Илья БЕРЕЗИН (alias)', 'Foxik (weak alias)']);
  expect(entries[0]).toMatchObject({
    births: ['1972-11-26', '~1970', '1960/1964'],
    countries: ['ru'],
    programmes: ['TST', 'SECOND'],
  });
  expect(problems(outcome)).toEqual(['does not say whether it is a person']);
});

it('reads the EU list as CSV by column name, rows joined, subject types swapped', async () => {
  const { outcome, entries } = await read('eu-csv', fixture('eu.csv'));
  expect(entries[0]).toMatchObject({ id: 'EU.4.44', kind: 'person', births: ['~1972'], countries: ['ru'] });
  expect(namesOf(entries[1])).toEqual(['Quarz; Werk "Nord" (primary)']);
  expect(outcome).toMatchObject({ ok: true, list: { version: '2026-08-01', badCount: 1 } });
});

it('reads the UK list as CSV, in the current and the closed layout', async () => {
  const { outcome, entries } = await read('uk-csv', fixture('uk.csv'));
  expect(namesOf(entries[0])).toEqual([
    'OLEG P GRISHKOV (primary)',
    'Олег ГРИШКОВ (alias)',
    'OLEG GRISHKOFF (weak alias)',
  ]);
  expect(entries[0]).toMatchObject({ births: ['1965', '1966-09-03'], countries: ['ru', 'cy'], listedOn: '2020-12-31' });
  expect(entries[1]).toMatchObject({ kind: 'vessel', identifiers: [{ kind: 'imo', value: '9111111' }] });
  expect(outcome).toMatchObject({ ok: true, list: { version: '2026-06-01', badCount: 1 } });
  const old = await read('uk-csv', fixture('uk-old.csv'));
  expect(old.entries).toHaveLength(1);
  expect(namesOf(old.entries[0])).toEqual(['OLEG P GRISHKOV (primary)', 'OLEG GRISHKOFF (weak alias)']);
});

it('reads the UK list as XML', async () => {
  const { outcome, entries } = await read('uk-xml', fixture('uk.xml'));
  expect(namesOf(entries[0])).toEqual(['OLEG GRISHKOV (primary)', 'The Baker (weak alias)', 'Олег ГРИШКОВ (alias)']);
  expect(entries[0]).toMatchObject({ births: ['1965'], countries: ['ru'], positions: [{ title: 'Minister' }] });
  expect(problems(outcome)).toEqual(["unknown designation type 'Spirit'"]);
});

it('reads the Swiss list: leaves out de-listed targets, includes re-listed ones, merges spelling variants', async () => {
  const { outcome, entries } = await read('seco-xml', fixture('seco.xml'));
  expect(entries.map(({ id }) => id)).toEqual(['31']);
  expect(namesOf(entries[0])).toEqual([
    'Ivan Petrovitch Grodno (primary)',
    'Иван Гродно (alias)',
    'Vanya G. (weak alias)',
    'Probnyi (former)',
  ]);
  expect(entries[0]).toMatchObject({
    births: ['1961-09-03', '~1962'],
    countries: ['by'],
    programmes: ['TST'],
    places: ['Grodnograd Belarus'],
  });
  expect(problems(outcome)).toEqual(['is no person, body or object with a name']);
});

it('reads the Dutch spreadsheet: repeated cells, date cells, a foundation without first name', async () => {
  const path = join(folder, 'list.ods');
  await writeFile(
    path,
    zipSync({ mimetype: new Uint8Array(), 'content.xml': await readFile(fixture('nl-content.xml')) }),
  );
  const { outcome, entries } = await read('nl-ods', path);
  expect(outcome.ok).toBe(true);
  expect(entries.map(({ kind, births }) => ({ kind, births }))).toEqual([
    { kind: 'person', births: ['1990-02-01'] },
    { kind: 'body', births: [] },
  ]);
  expect(namesOf(entries[0])).toEqual(['Verzonnen, van, Fictief (primary)', 'Abu Verzin (alias)']);
});

it('reads OpenSanctions as CSV: quoted values with semicolons; leaves out other schemas, reports unknown ones', async () => {
  const { outcome, entries } = await read('opensanctions-csv', fixture('opensanctions.csv'));
  expect(namesOf(entries[0])).toEqual(['Lev Karandash (primary)', 'Лев Карандаш (alias)', 'Lev; the Pencil (alias)']);
  expect(entries.map(({ kind }) => kind)).toEqual(['person', 'vessel']);
  expect(problems(outcome)).toEqual(["unknown schema 'Planet'", 'has no id or no name']);
});

it('counts the lines inside quotes and blank lines when it names a bad row', async () => {
  const path = join(folder, 'lines.csv');
  const rows = [
    '\ufeffid,schema,name',
    'a,Person,"Lev\nKarandash"',
    '',
    '"b",Person,Mira "M" Testova',
    'c,Planet,Mars',
  ];
  await writeFile(path, rows.join('\r\n'));
  const { outcome, entries } = await read('opensanctions-csv', path);
  expect(entries.map(({ names }) => names[0]?.text)).toEqual(['Lev Karandash', 'Mira "M" Testova']);
  expect(outcome).toMatchObject({
    ok: true,
    list: { bad: [{ record: 'line 6', problem: "unknown schema 'Planet'" }] },
  });
});

it('reads entities with their links: positions with dates, programmes and documents', async () => {
  const { outcome, entries } = await read('ftm-json', fixture('entities.ftm.json'));
  expect(namesOf(entries[0])).toEqual(['Mira Testova (primary)', 'Mirka (weak alias)', 'Mira Probova (former)']);
  expect(entries[0]).toMatchObject({
    births: ['1980'],
    programmes: ['TST'],
    topics: ['role.pep'],
    gender: 'female',
    positions: [{ title: 'Minister of Tests', country: 'bg', from: '2019', to: '2023' }],
    identifiers: [{ kind: 'document', value: 'BG123' }],
  });
  expect(outcome).toMatchObject({ ok: true, list: { badCount: 2, version: '2026-01-02' } });
});

describe('an invalid list file', () => {
  const refusal = async (format: ListFormat, content: string, lastGoodEntries?: number) => {
    const path = join(folder, 'bad');
    await writeFile(path, content);
    const outcome = await loadList({ format, path, lastGoodEntries, onEntry: () => {} });
    return outcome.ok ? 'taken' : outcome.refusal.code;
  };

  it.each([
    'ofac-csv',
    'ofac-xml',
    'ofac-advanced-xml',
    'un-xml',
    'eu-xml',
    'eu-csv',
    'uk-csv',
    'uk-xml',
    'seco-xml',
    'nl-ods',
    'opensanctions-csv',
    'ftm-json',
  ] as const)('is refused when it is an error page (%s)', async (format) => {
    expect(
      await refusal(format, '<html><head><title>503</title></head>\n<body>Service\nUnavailable</body></html>\n'),
    ).toBe('list-unexpected-format');
  });

  it('is refused when it was truncated', async () => {
    const whole = await readFile(fixture('un.xml'), 'utf8');
    expect(await refusal('un-xml', whole.slice(0, -60))).toBe('list-unexpected-format');
  });

  it('is refused when it ends inside quotes', async () => {
    const whole = await readFile(fixture('opensanctions.csv'), 'utf8');
    expect(await refusal('opensanctions-csv', `${whole}"NK-9","Person","Cut O`)).toBe('list-unexpected-format');
  });

  it('is refused when it is well formed and empty', async () => {
    expect(await refusal('un-xml', '<CONSOLIDATED_LIST dateGenerated="2026-01-01"/>')).toBe('list-empty');
  });

  it('is refused when it contains fewer records than it states', async () => {
    const whole = await readFile(fixture('ofac.xml'), 'utf8');
    expect(await refusal('ofac-xml', whole.replace('>2<', '>40<'))).toBe('list-incomplete');
  });

  it('is refused when more than a fifth of the entries is missing, and accepted when a fifth is', async () => {
    const whole = await readFile(fixture('eu.xml'), 'utf8');
    expect(await refusal('eu-xml', whole, 3)).toBe('list-shrank');
    expect(await refusal('eu-xml', whole, 2)).toBe('taken');
  });

  const tooLong = 'x'.repeat(1024 * 1024);
  const csvHead = 'id,schema,name\n';
  const entity = '{"id":"a","schema":"Person","properties":{"name":["A"]}}';
  const xml = (inside: string) =>
    `<CONSOLIDATED_LIST dateGenerated="2026-01-01">\n<INDIVIDUALS>\n<INDIVIDUAL>${inside}</INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;

  it.each<[string, ListFormat, string, number]>([
    ['a line of JSON', 'ftm-json', `${entity}\n{"id":"${tooLong}"}\n${entity}`, 2],
    ['a last line of JSON without an end', 'ftm-json', `${entity}\n${tooLong.repeat(4)}`, 2],
    ['a cell', 'opensanctions-csv', `${csvHead}a,Person,A\nb,Person,${tooLong}\nc,Person,C\n`, 3],
    ['a row of many cells', 'opensanctions-csv', `${csvHead}a,Person,A\nb,Person${',x'.repeat(600_000)}\n`, 3],
    ['a row without an end', 'opensanctions-csv', `${csvHead}a,Person,A\n${tooLong.repeat(4)}`, 3],
    [
      'a quote that is not closed',
      'opensanctions-csv',
      `${csvHead}a,Person,"A\n${`${'x'.repeat(99)}\n`.repeat(50_000)}`,
      2,
    ],
    ['a text', 'un-xml', xml(`<DATAID>${tooLong}x</DATAID>`), 3],
    ['a text in parts', 'un-xml', xml(`<DATAID>${`${'x'.repeat(600_000)}<b/>`.repeat(2)}</DATAID>`), 3],
    ['an attribute', 'un-xml', xml(`<DATAID a="${tooLong}x"></DATAID>`), 3],
    ['a comment', 'un-xml', xml(`<!--${tooLong}x-->`), 3],
    ['a record of many elements', 'un-xml', xml(`<DATAID>${'x'.repeat(1_000_000)}</DATAID>`.repeat(17)), 3],
  ])('is refused for %s above 1 MB (%s), with its line', async (_what, format, content, line) => {
    const path = join(folder, 'long');
    await writeFile(path, content);
    const outcome = await loadList({ format, path, onEntry: () => {} });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'list-text-too-long', line } });
  });

  it('is accepted with a line of 1 MB', async () => {
    const longest = `{"id":"b","schema":"Person","properties":{"name":["B"],"notes":["${'x'.repeat(1024 * 1024 - 69)}"]}}`;
    expect(Buffer.byteLength(longest)).toBe(1024 * 1024);
    expect(await refusal('ftm-json', `${entity}\r\n${longest}\n`)).toBe('taken');
  });

  it('names the line of XML that is broken', async () => {
    const path = join(folder, 'broken');
    await writeFile(path, xml('\n<DATAID>1</DATA>'));
    const outcome = await loadList({ format: 'un-xml', path, onEntry: () => {} });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'list-unexpected-format', line: 4 } });
  });

  it('is refused when it cannot be read', async () => {
    const outcome = await loadList({ format: 'un-xml', path: join(folder, 'nowhere'), onEntry: () => {} });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'list-unreadable' } });
  });
});
