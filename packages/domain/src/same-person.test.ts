import { describe, expect, test } from 'vitest';
import { comparePeople, type IdentifiedPerson, isProvenSame, mayBeSame } from './same-person.ts';

const joris: IdentifiedPerson = {
  name: 'Joris van Rijsbergen',
  birthDate: '1984-04-09',
  nationality: 'BE',
  email: '',
  document: 'EP 123 4614',
  isVerified: true,
};
const person = (more: Partial<IdentifiedPerson>): IdentifiedPerson => ({ ...joris, ...more });

describe('one person in the forms of several clients', () => {
  test('is recognised by the same document and date of birth, verified in both', () => {
    const same = person({ name: 'RIJSBERGEN, van, Jóris', document: 'ep1234614', nationality: 'NL' });
    expect(isProvenSame(joris, same)).toBe(true);
    expect(comparePeople(joris, same)).toEqual({ agrees: ['name', 'birthDate', 'document'], differs: ['nationality'] });
  });

  test.each([
    ['the identity of one was not verified', { isVerified: false }],
    ['the document is another one', { document: 'EP 999 9999' }],
    ['the number of the document is not known', { document: '' }],
    ['the date of birth is not known', { birthDate: '' }],
    ['the date of birth is another one', { birthDate: '1985-04-09' }],
    ['the name is another one', { name: 'Marit Hoekstra' }],
  ])('is not recognised when %s', (_, more) => {
    expect(isProvenSame(joris, person(more))).toBe(false);
  });

  test('is not recognised by a number that anyone could type', () => {
    expect(isProvenSame(person({ document: '12345' }), person({ document: '12345' }))).toBe(false);
  });

  test('may be the same by name while nothing says otherwise', () => {
    const may = (more: Partial<IdentifiedPerson>) => mayBeSame(comparePeople(joris, person(more)));
    expect(may({ birthDate: '', document: '', isVerified: false })).toBe(true);
    expect(may({ birthDate: '1985-04-09', document: '' })).toBe(false);
    expect(may({ birthDate: '1985-04-09' })).toBe(true);
    expect(may({ name: 'Joris Rijsbergen' })).toBe(false);
  });
});
