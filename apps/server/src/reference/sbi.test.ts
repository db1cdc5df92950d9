import { fold } from '@dossier/domain/fold';
import { type SbiRow, sbiLanguages } from '@dossier/domain/sbi';
import { describe, expect, test } from 'vitest';
import { readReference } from './read-reference.ts';
import { everydayWords, sbiTable } from './sbi.ts';

const rows = readReference('sbi.tsv');
const table = await sbiTable();

test('the table contains both editions completely', () => {
  const count = (wanted: string) => rows.filter(({ edition }) => edition === wanted).length;
  expect({ old: count('2008'), now: count('2025') }).toEqual({ old: 1455, now: 1954 });
});

test('every row has a title in both languages and an existing parent', () => {
  const known = new Set(rows.map(({ edition, code }) => `${edition} ${code}`));
  const poor = rows.filter(
    ({ nl, en, edition, parent, level }) => !nl || !en || (level !== '1' && !known.has(`${edition} ${parent}`)),
  );
  expect(poor).toEqual([]);
});

test('codes are unique within an edition', () => {
  expect(new Set(rows.map(({ edition, code }) => `${edition} ${code}`)).size).toBe(rows.length);
});

test('the same digits have the title of their edition', () => {
  expect(table.named(['68.20']).map(({ edition, en }) => [edition, en])).toEqual([
    ['2008', 'Renting of real estate'],
    ['2025', 'Rental and operating of own or leased real estate'],
  ]);
});

test('sections and codes outside the classification have no row', () => {
  expect(table.named(['0002', 'A'])).toEqual([]);
});

test.each([
  ['a number', '6820'],
  ['a number with its dot', '68.20'],
  ['an English word', 'real estate'],
  ['a Dutch word', 'onroerend'],
])('activities are found by %s [ENTY-19]', (_what, query) => {
  expect(codes(query).some((code) => code.startsWith('68'))).toBe(true);
});

const codes = (query: string) => table.search(query).map(({ row }) => row.code);

test.each([
  ['schoonmaak', '81210'],
  ['schoonmaakbedrijf', '81210'],
  ['schoonmaken', '81210'],
  ['cleaning', '81210'],
  ['ICT', '62200'],
  ['webshop', '47120'],
  ['webshop kleding', '47713'],
  ['verhuur woningen', '68202'],
  ['kamerverhuur', '68202'],
  ['landlord', '68202'],
  ['holding', '64210'],
  ['kapper', '96210'],
  ['kapperszaak', '96210'],
  ['hairdresser', '96210'],
  ['loodgieter', '43221'],
  ['elektricien', '43212'],
  ['schilderwerk', '43340'],
  ['aannemer', '41000'],
  ['zzp zorg', '86943'],
  ['makelaar', '68310'],
  ['app bouwen', '62100'],
  ['software development', '62100'],
  ['restaurant', '56111'],
  ['foodtruck', '56120'],
  ['taxi', '49330'],
  ['koerier', '53202'],
  ['notaris', '69103'],
  ['accountant', '69201'],
  ['boekhouder', '69203'],
  ['rijschool', '85530'],
  ['tandarts', '86230'],
  ['garage', '95311'],
  ['vet', '75000'],
  ['consulting', '70201'],
  ['management consulting', '70201'],
  ['childcare', '88910'],
  ['jewelry', '47770'],
  ['construction', '41000'],
  ['bouw', '41000'],
  ['coaching', '96990'],
  ['bitcoin', '64999'],
  ['kiosk', '47110'],
  ['klusjesman', '43320'],
  ['scheepvaart', '50401'],
])('"%s" finds the activity %s first [ENTY-19]', (query, code) => {
  expect(codes(query)[0]).toBe(code);
});

test('only leaves of SBI 2025 are offered, each once [ENTY-19]', () => {
  for (const query of ['68', 'handel', 'verhuur', 'activities', 'bouw']) {
    const found = table.search(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ row }) => row.edition !== '2025' || row.code.length !== 5)).toEqual([]);
    expect(new Set(found.map(({ row }) => row.nl)).size).toBe(found.length);
  }
});

test('nothing is found for words that no activity has [ENTY-19]', () => {
  expect(codes('anti-squat living')).toEqual([]);
  expect(codes('xqzt')).toEqual([]);
});

test('a Dutch word is also found inside another if no word begins with it', () => {
  expect(table.search('tebehandeling').map(({ row }) => row.nl)).toContain('Warmtebehandeling van metaal');
});

test('a code of the former edition is named with the rows that it may be now, a current leaf with none', () => {
  const now = (code: string) =>
    table.successors(table.named([code]).find(({ edition }) => edition === '2008') as SbiRow).map((row) => row.code);
  expect(now('6831')).toContain('68310');
  expect(now('6201')).toContain('62100');
  expect(now('5630')[0]).toBe('56300');
  expect(now('6420')[0]).toBe('64210');
  expect(now('01131')).toEqual(['01131']);
  const [leaf] = table.search('68202');
  expect(leaf && table.successors(leaf.row)).toEqual([]);
});

describe('the everyday words', () => {
  const words = everydayWords();
  const titleWords = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu));

  test('each belongs to a leaf of SBI 2025, and is no repetition of the words of its title', () => {
    for (const [code, byLanguage] of words) {
      const row = table.row('2025', code);
      expect(row?.selectable, code).toBe(true);
      for (const language of sbiLanguages)
        for (const word of byLanguage[language]) {
          const own = [...titleWords(word)];
          const title = titleWords(row?.[language] ?? '');
          expect(
            own.every((one) => title.has(one)),
            `${code} ${word}`,
          ).toBe(false);
        }
    }
  });

  test('are at least 600 different ones in each language, none twice for one activity', () => {
    for (const language of sbiLanguages) {
      const all = [...words.values()].map((one) => one[language]);
      expect(new Set(all.flat()).size).toBeGreaterThan(600);
      expect(all.filter((own) => new Set(own).size !== own.length)).toEqual([]);
    }
  });

  test('each finds its activity among the first ten', () => {
    const lost = [...words].flatMap(([code, one]) =>
      [...one.nl, ...one.en].filter((word) => !codes(word).slice(0, 10).includes(code)),
    );
    expect(lost).toEqual([]);
  });
});

test.each(['', ' ', '6', '.'])('%j is too short to search for', (query) => {
  expect(table.search(query)).toEqual([]);
});
