import { describe, expect, it } from 'vitest';
import { formatSbi, markSelectable } from './sbi.ts';
import { indexSbi, searchSbi } from './sbi-search.ts';

const row = (code: string, nl: string, en: string) => ({ code, edition: '2025' as const, nl, en, level: code.length });
const rows = indexSbi(
  markSelectable([
    row('L', 'Verhuur van en handel in onroerend goed', 'Real estate activities'),
    row('68', 'Verhuur van en handel in onroerend goed', 'Real estate activities'),
    row('681', 'Handel in eigen onroerend goed', 'Buying and selling of own real estate'),
    row('6810', 'Handel in eigen onroerend goed', 'Buying and selling of own real estate'),
    row('6820', 'Verhuur van onroerend goed', 'Renting and operating of own or leased real estate'),
    row('6831', 'Bemiddeling in onroerend goed', 'Real estate agencies and letting agents'),
    row('5630', 'Cafés', 'Beverage serving activities'),
    row('01131', 'Teelt van groenten in de volle grond', 'Growing of vegetables'),
    row('999', 'Extraterritoriale organisaties', 'Extraterritorial organisations'),
  ]),
  new Map([
    ['6820', { nl: ['huisbaas', 'kamers', 'kantoor verhuren'], en: ['landlord', 'student rooms'] }],
    ['5630', { nl: ['kroeg'], en: ['pub', 'bar'] }],
  ]),
);
const found = (query: string) => searchSbi(rows, query).map(({ row: one }) => one.code);

describe('activity search', () => {
  it('finds by the beginning of the number, with or without dots [ENTY-19]', () => {
    expect(found('68.2')).toEqual(['6820']);
    expect(found('68')).toEqual(['6810', '6820', '6831']);
    expect(found('01.13')).toEqual(['01131']);
  });

  it('finds by words in both languages, in any order, complete or not [ENTY-19]', () => {
    expect(found('real estate')).toEqual(['6831', '6810', '6820']);
    expect(found('estate letting')).toEqual(['6831']);
    expect(found('onroerend verhuur')).toEqual(['6820']);
    expect(found('verh')).toEqual(['6820']);
  });

  it('does not mix the languages of one title [ENTY-19]', () => {
    expect(found('verhuur estate')).toEqual([]);
  });

  it('ignores accents [ENTY-19]', () => {
    expect(found('cafe')).toEqual(['5630']);
  });

  it.each(['vegetabels', 'vegatables', 'vegtables', 'veggetables'])(
    'tolerates the one wrong letter of %s [ENTY-19]',
    (typed) => {
      expect(found(typed)).toEqual(['01131']);
    },
  );

  it('tolerates none in short words and not two in long ones [ENTY-19]', () => {
    expect([found('reel'), found('vagatables'), found(' '), found('...')]).toEqual([[], [], [], []]);
  });

  it('offers only selectable rows, an undivided group included [ENTY-19]', () => {
    expect(rows.rows.map(({ row: one }) => one.code)).toEqual(['6810', '6820', '6831', '5630', '01131', '999']);
  });

  it('returns at most the requested number [ENTY-19]', () => {
    expect(searchSbi(rows, 'real', 1).map(({ row: one }) => one.code)).toEqual(['6831']);
  });

  it('finds by everyday words, also together with a word of the title, and shows those that matched [ENTY-19]', () => {
    expect(found('landlord')).toEqual(['6820']);
    expect(found('verhuur kamers')).toEqual(['6820']);
    expect(searchSbi(rows, 'rooms')[0]?.examples.en).toEqual(['student rooms', 'landlord']);
    expect(found('anti-squat living')).toEqual([]);
  });

  it('finds by another form of a word, and without the part that only says company [ENTY-19]', () => {
    expect(found('rent')).toEqual(['6820']);
    expect(found('verhuren')).toEqual(['6820']);
    expect(found('pubs')).toEqual(['5630']);
    expect(found('verhuurbedrijf')).toEqual(['6820']);
    expect(found('pub company')).toEqual(['5630']);
  });

  it('formats numbers with dots [ENTY-19]', () => {
    expect(['6820', '01131', '681', '68', 'L'].map(formatSbi)).toEqual(['68.20', '01.13.1', '68.1', '68', 'L']);
  });
});
