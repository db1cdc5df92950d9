import { describe, expect, it } from 'vitest';
import { bounds } from '../model/algorithm.ts';
import { entryNamed, screeningOf, searchOne } from '../testing.ts';

const best = (name: string, listed: string) => searchOne(listed, { type: 'person', name }, 0.3)[0];
const codesOf = (name: string, listed: string) => best(name, listed)?.reasons.map(({ code }) => code) ?? [];

describe('parts of a person’s name that differ [SCR-11]', () => {
  it.each([
    ['Rustam Ibragimovich Aseldarov', 'Rustam Magomedovich Aseldarov', 'father-differs'],
    ['Salman bin Khalid al-Rawandi', 'Salman bin Muhammad al-Rawandi', 'father-differs'],
    ['Muhammad bin Salman al-Rawandi', 'Salman bin Muhammad al-Rawandi', 'father-differs'],
    ['William Henry Frostington', 'William Walter Frostington', 'middle-name-differs'],
    ['Rasul Gadzhievich Zorbanov', 'Rasul Gamzatovich Zorbanov', 'father-differs'],
    ['William G. Frostington', 'William Walter Frostington', 'middle-name-differs'],
    ['Leroy Buckminsterson Sr.', 'Leroy Buckminsterson Jr.', 'generation-differs'],
  ])('%s is not %s: %s', (name, listed, code) => {
    expect(codesOf(name, listed)).toContain(code);
    expect(best(name, listed)?.score).toBeLessThan(bounds.threshold);
  });

  it('do not hide a match with the same birth date', () => {
    const list = screeningOf([entryNamed('Rustam Magomedovich Aseldarov', { births: ['1974-02-11'] })]);
    const asked = { type: 'person', name: 'Rustam Ibragimovich Aseldarov' } as const;
    expect(list.search(asked)).toEqual([]);
    expect(list.search({ ...asked, dob: '1974-02-11' })).toHaveLength(1);
  });

  it.each(['MIKHNEVICH Leonid Mikhailovich', 'Yusuf BEN ADEL Ben Yusuf'])(
    'a family name that looks like a father’s name is not another father: %s [SCR-11]',
    (name) => {
      expect(best(name, name)?.score).toBe(1);
    },
  );

  it('do not hide a match with the same birth date and a part of the name [SCR-11]', () => {
    const list = screeningOf([entryNamed('ESPARZA GARCIA, Martin', { births: ['1964-09-04'] })]);
    const asked = { type: 'person', name: 'Martin Garcia' } as const;
    expect(list.search(asked)).toEqual([]);
    expect(list.search({ ...asked, dob: '1964-09-04' })[0]?.score).toBe(bounds.threshold);
    const january = screeningOf([entryNamed('ESPARZA GARCIA, Martin', { births: ['1964-01-01'] })]);
    expect(january.search({ ...asked, dob: '1964-01-01' }).length).toBe(0);
  });

  it('keep the entry for review, because the name alone is near [SCR-11]', () => {
    const list = screeningOf([entryNamed('Rustam Magomedovich Aseldarov')]);
    const asked = { type: 'person', name: 'Rustam Ibragimovich Aseldarov' } as const;
    expect(list.findings(asked, { review: 0.55 })).toHaveLength(1);
  });
});

describe('damaged names of persons [SCR-11]', () => {
  it.each([
    ['a hyphen in another place', 'Chingf-ang Liangzor', 'Ching-fang Liangzor'],
    [
      'a given name between the same family name and father',
      'Sergdh Leonidovich Zorbinnik',
      'Sergey Leonidovich Zorbinnik',
    ],
    ['a long family name with an error and no given name', 'Kemeshkova Evgenievna', 'KLEMESHKOVA Marina Evgenievna'],
    ['Abdul with an error', 'Ebdul Jabbar', 'Abdul Jabbar'],
    ['the hyphen of the article in another place', 'Abd-alS-alam Zorbani', 'Abd-al-Salam Zorbani'],
    ['the article divided', 'Ayman Nasir-a-lDin Zorbani', 'Ayman Nasir-al-Din Zorbani'],
    ['y for i in a word of two letters', 'Ry Won Ho', 'Ri, Won Ho'],
    ['misread letters in Abd and the article', 'A8d a1-Rahman Zorbani', 'Abd al-Rahman Zorbani'],
    ['a misread letter in Abdul', '4bdul Jabbar', 'Abdul Jabbar'],
    ['Abdul divided', 'Abdu l-Rahman', 'Abdul-Rahman'],
    [
      'a father’s name between the same given and family name',
      'Viktor Ivdnovmch Zorbinnik',
      'Viktor Ivanovich Zorbinnik',
    ],
    ['a misread first letter', 'Basan Zorbaddur', 'Hasan Zorbaddur'],
    ['a family name in capitals without a blank', 'EnverZORBASANOVIC', 'Enver Zorbasanovic'],
  ])('are found with %s: %s', (_, name, listed) => {
    expect(best(name, listed)?.score ?? 0).toBeGreaterThanOrEqual(bounds.threshold);
    expect(searchOne(listed, { type: 'person', name })).toHaveLength(1);
  });

  it.each([
    ['the woman’s form of a given name', 'Daniela Moreno', 'Daniel Moreno'],
    ['a Chinese given name of one syllable', 'Qiang Li', 'Li Yun-chiang'],
    ['Muhammad as a second name, and a similar family name', 'Muhammad Zorbatti', 'Abdul Rahman Muhammad Zorbati'],
  ])('are not %s: %s', (_, name, listed) => {
    expect(best(name, listed)?.score ?? 0).toBeLessThan(bounds.threshold);
  });

  it('of a common name, a date of another year is near only on the same day, or with one digit changed', () => {
    const list = screeningOf([entryNamed('Ali Hassan Saleh', { births: ['1961-09-25'] })]);
    const found = (dob: string) => list.search({ type: 'person', name: 'Ali Saleh', dob }).length;
    expect([found('1961-09-25'), found('1962-09-25'), found('1967-09-25'), found('1963-03-10')]).toEqual([1, 1, 1, 0]);
    const rare = screeningOf([entryNamed('Ali Zorbani', { births: ['1961-09-25'] })]);
    expect(rare.search({ type: 'person', name: 'Ali Zorbani', dob: '1963-03-10' })).toHaveLength(1);
  });
});

describe('shorter forms of a person’s name [SCR-11]', () => {
  it('of two family names one is enough when it is rare, and the reason says so', () => {
    for (const name of ['Juan Ferrusquilla', 'Juan Carlos Ontiveros'])
      expect(codesOf(name, 'Juan Carlos Ferrusquilla Ontiveros')).toContain('one-surname');
    expect(best('Luis Fernando García', 'Luis Fernando García Aguirrezabal')?.score).toBeLessThan(bounds.threshold);
  });

  it.each([
    ['J.-M. Lefrançois', 'initial'],
    ['JM Lefrançois', 'initials'],
    ['K. P. Lefrançois', undefined],
  ])('%s and Jean-Marie Lefrançois: %s', (name, code) => {
    const [match] = searchOne('Jean-Marie Lefrançois', { type: 'person', name });
    expect(match?.reasons.find((reason) => reason.code.startsWith('initial'))?.code).toBe(code);
  });

  it('an initial and a common family name are too little', () => {
    expect(searchOne('John Smith', { type: 'person', name: 'J. Smith' })).toEqual([]);
  });

  it('reads initials of several Latin letters', () => {
    for (const name of ['Zh. Ya. Ruzmetshina', 'Ж. Я. Рузметшина'])
      expect(searchOne('Zhanna Yakovlevna Ruzmetshina', { type: 'person', name })).toHaveLength(1);
  });
});
