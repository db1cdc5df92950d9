import { describe, expect, test } from 'vitest';
import { companyKey, type RegistryCompany } from './registry.ts';
import { SearchIndex } from './search-index.ts';

function company(
  name: string,
  country: string,
  registrationNumber: string,
  city: string,
  more: Partial<RegistryCompany> = {},
): RegistryCompany {
  const address = { street: 'Kade', houseNumber: '1', postalCode: '', city, country };
  return {
    key: companyKey(country, 'RA', registrationNumber),
    name,
    tradeNames: [],
    country,
    authority: 'RA',
    registrationNumber,
    legalForm: 'BV',
    address,
    status: 'active',
    source: 'demo',
    fetchedAt: '2026-11-20',
    ...more,
  };
}

const companies = [
  company('Zilverlinde Projecten B.V.', 'NL', '68412133', 'Utrecht'),
  company('Zilverlinde Vastgoed B.V.', 'NL', '68412097', 'Utrecht'),
  company('Zilverschoon Juweliers V.O.F.', 'NL', '52907716', 'Schoonhoven'),
  company('Stichting Zilveren Maan', 'NL', '41190268', 'Leeuwarden'),
  company('Zilverduin Beheer B.V.', 'NL', '24463902', 'Noordwijk', { status: 'dissolved' }),
  company('Hoekstra Beheer B.V.', 'NL', '64120885', 'Utrecht'),
  company('Lumière & Fils SARL', 'FR', '842117306', 'Lyon', { tradeNames: ['Maison Lumière'] }),
  company('Nordlicht Spedition GmbH', 'DE', 'HRB 118204', 'Kiel'),
  company('Tessera Holding S.à r.l.', 'LU', 'B214907', 'Luxembourg'),
  company('Brouwerij De Kluizenaar N.V.', 'BE', '0764.218.903', 'Gent'),
  company('Aeolia Energeia A.E.', 'GR', '801442967', 'Πάτρα', { tradeNames: ['Αιολία Ενέργεια Α.Ε.'] }),
];

const index = new SearchIndex();
for (const one of companies) index.add(one);
const names = (query: string, country?: string) => index.search(query, { country }).map(({ name }) => name);

describe('searching the register', () => {
  test.each([
    ['the beginning of a word', 'zilverl', ['Zilverlinde Vastgoed B.V.', 'Zilverlinde Projecten B.V.']],
    ['two words in any order', 'vastgoed zilver', ['Zilverlinde Vastgoed B.V.']],
    ['a name without its accents', 'lumiere', ['Lumière & Fils SARL']],
    ['a trade name', 'maison', ['Lumière & Fils SARL']],
    ['a name in Greek letters', 'αιολία', ['Aeolia Energeia A.E.']],
    ['a city', 'noordwijk', ['Zilverduin Beheer B.V.']],
    ['a word and a city', 'zilver leeuw', ['Stichting Zilveren Maan']],
    ['a legal form that a word sharpens', 'hoekstra bv', ['Hoekstra Beheer B.V.']],
    ['the whole number', '68412097', ['Zilverlinde Vastgoed B.V.']],
    ['the number after its country', 'NL 68412097', ['Zilverlinde Vastgoed B.V.']],
    ['the number with other dots', '0764218903', ['Brouwerij De Kluizenaar N.V.']],
    ['the number with blanks', '842 117 306', ['Lumière & Fils SARL']],
    ['the number without its letters', '118204', ['Nordlicht Spedition GmbH']],
    ['the number with its letters', 'hrb118204', ['Nordlicht Spedition GmbH']],
    ['a letter of the number after a country', 'LU B214907', ['Tessera Holding S.à r.l.']],
    ['the beginning of a number', '6412', ['Hoekstra Beheer B.V.']],
  ])('finds by %s [NEW-02]', (_what, query, expected) => {
    expect(new Set(names(query))).toEqual(new Set(expected));
  });

  test.each([
    ['swapped', 'hoekstar', 'Hoekstra Beheer B.V.'],
    ['missing', 'zilverlnde', 'Zilverlinde Vastgoed B.V.'],
    ['wrong', 'nordlucht', 'Nordlicht Spedition GmbH'],
    ['doubled', 'tesserra', 'Tessera Holding S.à r.l.'],
    ['wrong in the first place', 'klumiere', 'Lumière & Fils SARL'],
    ['wrong next to a correct word', 'hoekstar beheer', 'Hoekstra Beheer B.V.'],
    ['missing while the word is still being typed', 'brouwrij', 'Brouwerij De Kluizenaar N.V.'],
  ])('tolerates a letter that is %s [NEW-02]', (_what, query, expected) => {
    expect(names(query)).toContain(expected);
  });

  test('tolerates no error when there is an exact match', () => {
    expect(names('zilver')).not.toContain('Hoekstra Beheer B.V.');
    expect(names('zilver')).toHaveLength(5);
  });

  test('never tolerates an error in a number: it would be another company', () => {
    expect(names('68412079')).toEqual([]);
    expect(names('zilverlinde 68412079')).toEqual([]);
  });

  test('ranks an existing company above a closed one', () => {
    expect(names('zilver').at(-1)).not.toBe('Zilverlinde Vastgoed B.V.');
    expect(names('beheer')).toEqual(['Hoekstra Beheer B.V.', 'Zilverduin Beheer B.V.']);
  });

  test('ranks the company whose complete name was typed first', () => {
    expect(names('zilverlinde projecten b.v.')[0]).toBe('Zilverlinde Projecten B.V.');
  });

  test('restricts results to the selected country, also for numbers and typing errors', () => {
    expect(names('lumiere', 'NL')).toEqual([]);
    expect(names('842117306', 'NL')).toEqual([]);
    expect(names('lumeire', 'FR')).toEqual(['Lumière & Fils SARL']);
  });

  test('returns no more than the limit', () => {
    expect(index.search('zilver', { limit: 2 })).toHaveLength(2);
  });

  test.each(['', ' ', 'z', '&', '..', 'qqqqqqqq', 'xy'])('finds nothing for %j', (query) => {
    expect(names(query)).toEqual([]);
  });

  test.each([
    ['the beginning of a name', 'hoeks', false],
    ['a whole number', '68412097', false],
    ['a swapped letter', 'hoekstar', true],
    ['a slip in one word of two', 'zilverlnde vastgoed', true],
  ])('reports for %s whether an error was tolerated: %s is near %s', (_what, query, near) => {
    const hits = index.search(query);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter((hit) => hit.near !== near)).toEqual([]);
  });

  test('returns what a person needs to choose [NEW-02, NEW-34]', () => {
    expect(index.search('nordlicht')[0]).toEqual({
      near: false,
      key: 'DE:RA:HRB118204',
      name: 'Nordlicht Spedition GmbH',
      country: 'DE',
      registrationNumber: 'HRB 118204',
      city: 'Kiel',
      legalForm: 'BV',
      legalFormName: '',
      status: 'active',
    });
  });
});

describe('a register of 100,000 companies', () => {
  const large = new SearchIndex();
  const syllables = ['ka', 'lo', 'mi', 'ster', 'ven', 'dal', 'rok', 'bu', 'zon', 'tel', 'fa', 'gri'];
  const word = (seed: number) =>
    [0, 1, 2, 3].map((place) => syllables[Math.floor(seed / syllables.length ** place) % syllables.length]).join('');
  for (let place = 0; place < 100_000; place++) {
    large.add(
      company(`${word(place)} ${word(place * 7 + 3)} B.V.`, 'NL', String(46_000_000 + place), word(place % 500)),
    );
  }
  large.add(company('Zilverlinde Vastgoed B.V.', 'NL', '68412097', 'Utrecht'));

  test('finds a company by its prefix, its number and with a typing error', () => {
    for (const query of ['zilverl vast', '68412097', 'zilverlidne']) {
      expect(large.search(query).map(({ name }) => name)).toEqual(['Zilverlinde Vastgoed B.V.']);
    }
    expect(large.size).toBe(100_001);
  });

  test('returns the first ten of very many', () => {
    expect(large.search('ka')).toHaveLength(10);
  });
});
