import { describe, expect, it } from 'vitest';
import { countryCode } from './country.ts';
import { fromIslamicYear, readDate, readDay } from './date.ts';
import { phoneticKeyOf } from './fold.ts';
import { analyseBody, analysePerson } from './name.ts';

describe('birth dates', () => {
  it.each([
    ['17 Feb 1974', '1974-02-17'],
    ['Apr 1970', '1970-04'],
    ['1962', '1962'],
    ['circa 1960', '~1960'],
    ['1965 to 1969', '1965/1969'],
    ['between 1965 and 1969', '1965/1969'],
    ['03/09/1966', '1966-09-03'],
    ['dd/mm/1965', '1965'],
    ['01-02-1990', '1990-02-01'],
    ['1972-11-26T00:00:00', '1972-11-26'],
    ['Approximately 1980', '~1980'],
    ['1971-00-00', '1971'],
    ['unknown', undefined],
    ['31', undefined],
  ])('%s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it('of the Islamic calendar become an approximate year', () => {
    expect(fromIslamicYear(1390)).toBe('~1970');
    expect(fromIslamicYear(1990)).toBeUndefined();
  });

  it('of a version are read with the day or the month first, as requested', () => {
    expect([readDay('03/04/2026'), readDay('03/04/2026', 'month'), readDay('soon')]).toEqual([
      '2026-04-03',
      '2026-03-04',
      '',
    ]);
  });
});

describe('countries', () => {
  it.each([
    ['NL', 'nl'],
    ['Nederland', 'nl'],
    ['The Netherlands', 'nl'],
    ['Russian Federation', 'ru'],
    ["Côte d'Ivoire", 'ci'],
    ["Democratic People's Republic of Korea", 'kp'],
    ['Congo, Democratic Republic of the', 'cd'],
    ['Kosovo (under UNSCR 1244)', 'xk'],
    ['00', undefined],
    ['XX', undefined],
    ['Atlantis', undefined],
  ])('%s is %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });
});

describe('phonetic key', () => {
  it.each([
    ['yuriy', 'iurii'],
    ['khvostenko', 'hvostenko'],
    ['mahmoud', 'mahmud'],
    ['hussein', 'husayn'],
    ['schmidt', 'shmidt'],
    ['petroff', 'petrov'],
  ])('is the same for %s and %s', (one, other) => {
    expect(phoneticKeyOf(one)).toBe(phoneticKeyOf(other));
  });

  it('differs for another name', () => {
    expect(phoneticKeyOf('petrov')).not.toBe(phoneticKeyOf('pavlov'));
  });
});

describe('name analysis', () => {
  const person = (name: string) => analysePerson(name).words.map(({ text, role }) => `${text}/${role}`);
  const body = (name: string) => analyseBody(name);

  it('writes compounds as one word and puts the family name last', () => {
    expect(person('ZORBANI, Abd al-Rahman')).toEqual(['abdulrahman/common', 'zorbani/rare']);
    expect(person('Nur ud-Din Zorbani')).toEqual(['nuruddin/common', 'zorbani/rare']);
  });

  it('keeps a title or an article in the position of a family name', () => {
    expect(person('Dr. Usman Sheikh')).toEqual(['dr/honorific', 'usman/common', 'sheikh/common']);
  });

  it('never leaves a name without words', () => {
    expect(person('van der')).toEqual(['van/particle', 'der/common']);
    expect(body('The Company Ltd').words.length).toBeGreaterThan(0);
  });

  it.each([
    ['Zorban Holding B.V.', ['limited']],
    ['OOO «Зорбан»', ['limited']],
    ['Zorban S.A. de C.V.', ['stock']],
    ['Joint Stock Company Zorban', ['stock']],
    ['Zorban GmbH & Co. KG', ['partnership']],
    ['PT Zorban Tbk', ['limited', 'stock']],
    ['Stichting Zorban', ['foundation']],
    ['Zorban', []],
  ])('finds the legal form of %s', (name, kinds) => {
    expect(body(name).legal).toEqual(kinds);
  });

  it('reads numbers in words, as ordinals and as digits alike', () => {
    for (const name of ['7th Bazaar', 'Seventh Bazaar', '7 Bazaar'])
      expect(body(name).words[0]).toMatchObject({ text: '7', role: 'number' });
  });
});
