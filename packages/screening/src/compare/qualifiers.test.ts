import { describe, expect, it } from 'vitest';
import { bounds } from '../model/algorithm.ts';
import type { Query } from '../model/subject.ts';
import { entryNamed, screeningOf } from '../testing.ts';

const person = screeningOf([
  entryNamed('Karel Zorbani', { gender: 'male', births: ['1974'], addresses: ['12 Lipova, Sankt-Peterburg'] }),
]);
const company = screeningOf([
  entryNamed('Zeebrander Holding B.V.', {
    kind: 'body',
    countries: ['nl'],
    identifiers: [{ kind: 'registration', value: '24297168', country: 'nl' }],
  }),
]);
const codesOf = (list: typeof person, query: Query) =>
  list.search(query, { threshold: 0.5 })[0]?.reasons.map(({ code }) => code) ?? [];

describe('facts besides the name [SCR-11]', () => {
  const asked = { type: 'person', name: 'Karel Zorbani' } as const;

  it('another gender lowers the score, and the reason says so', () => {
    expect(codesOf(person, { ...asked, gender: 'female' })).toContain('gender-differs');
    expect(codesOf(person, { ...asked, gender: 'male' })).not.toContain('gender-differs');
  });

  it('a place in an address counts, in any spelling', () => {
    expect(codesOf(person, { ...asked, places: ['St Petersburg'] })).toContain('place-equal');
    expect(codesOf(person, { ...asked, places: ['Utrecht'] })).toContain('place-differs');
    expect(codesOf(person, asked).filter((code) => code.startsWith('place'))).toEqual([]);
  });

  it('another number in the same register lowers the score; one of another register does not', () => {
    const query = { type: 'company', name: 'Zeebrander Holding B.V.', country: 'nl' } as const;
    expect(codesOf(company, { ...query, registrations: ['71630458'] })).toContain('registration-differs');
    for (const number of ['24297168', 'HRB 86931'])
      expect(codesOf(company, { ...query, registrations: [number] })).not.toContain('registration-differs');
  });

  it('a year of birth never hides a match: it stays an alert, or is returned for review', () => {
    expect(person.search({ ...asked, dob: '1981' })).toHaveLength(1);
    expect(person.search({ ...asked, dob: '1940' })).toEqual([]);
    const [kept] = person.findings({ type: 'person', name: 'Karl Zorbani', dob: '1940' }, { review: 0.55 });
    expect(kept?.match.score).toBeGreaterThanOrEqual(0.55);
    expect(kept?.match.score).toBeLessThan(bounds.threshold);
  });
});
