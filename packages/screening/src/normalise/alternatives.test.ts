import { describe, expect, it } from 'vitest';
import { entryNamed, screeningOf, searchOne } from '../testing.ts';
import { alternativesOf } from './alternatives.ts';

describe('names that a slash separates [SCR-11]', () => {
  it.each([
    [
      'whole names',
      'Tarya Ivanovna ZORBEVA / Tariya Ivanovna ZORBIEVA',
      true,
      ['Tarya Ivanovna ZORBEVA', 'Tariya Ivanovna ZORBIEVA'],
    ],
    [
      'given names',
      'Artyom/ Artem Grigoryevich ZORBIN',
      true,
      ['Artyom Grigoryevich ZORBIN', 'Artem Grigoryevich ZORBIN'],
    ],
    ['given names after a comma', 'ZORBIN, Artyom/Artem', true, ['ZORBIN, Artyom', 'ZORBIN, Artem']],
    ['names of companies', 'Zorban Zavod / OJSC ‘ZORBAZ’', false, ['Zorban Zavod', 'OJSC ‘ZORBAZ’']],
    ['last words of companies', 'Zorbanite Front/Army', false, ['Zorbanite Front', 'Zorbanite Army']],
  ])('%s: %s', (_, text, person, names) => {
    expect(alternativesOf(text, person)).toEqual(names);
  });

  it.each(['Korea Zorban Machinery J/V Corporation', 'M/S. Al Zorbani Exchange', 'ZRB/NALU', 'Zorbanskiy-132/1'])(
    'a slash in an abbreviation or a number separates nothing: %s',
    (text) => {
      expect(alternativesOf(text, false)).toEqual([]);
    },
  );

  it('each is found, on the list and in the query, and the match names the listed name as it is written', () => {
    const listed = 'Al-Qalidah/Islamic Brigade';
    const [match] = searchOne(listed, { type: 'company', name: 'Al Qalidah' });
    expect(match?.name).toBe(listed);
    expect(searchOne('Al-Qalidah', { type: 'company', name: listed })).toHaveLength(1);
    expect(searchOne(listed, { type: 'company', name: listed })[0]?.score).toBe(1);
  });

  it('a generic part of a name is not a name', () => {
    expect(searchOne('Al-Qalidah/Islamic Brigade', { type: 'company', name: 'Islamic Brigade' })).toEqual([]);
  });

  it('are no names of the entry: its data are as listed', () => {
    const names = [{ text: 'Tarya Zorbeva / Tariya Zorbieva', kind: 'primary' as const }];
    expect(screeningOf([entryNamed('', { names })]).entryOf('test:1')?.names).toEqual(names);
  });
});
