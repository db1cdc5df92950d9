import { businessAnswers, holding, joris, marit } from '@dossier/domain/testing/sample-form';
import { describe, expect, test } from 'vitest';
import { namesIn, personName } from './people.ts';

describe('the name of a person', () => {
  test.each([
    [{ firstName: 'Marit', lastName: 'Hoekstra' }, 'Marit Hoekstra'],
    [{ firstName: 'Marit' }, 'Marit'],
    [{ lastName: 'Hoekstra' }, 'Hoekstra'],
    [{}, ''],
  ])('of %o is "%s", without blanks around a missing part', (person, name) => {
    expect(personName(person)).toBe(name);
  });
});

describe('the names in answers', () => {
  test('are those of companies, owners and people, by id', () => {
    expect([...namesIn(businessAnswers())]).toEqual([
      [marit, 'Marit Hoekstra'],
      [holding, 'Hoekstra Beheer B.V.'],
      [joris, 'Joris van Rijsbergen'],
    ]);
  });

  test('follow the people section where it and the ownership give one person different names', () => {
    const answers = businessAnswers();
    Object.assign(answers.people.people[1] ?? {}, { firstName: 'Georg' });
    expect(namesIn(answers).get(joris)).toBe('Georg van Rijsbergen');
  });

  test('are none of an empty form, and empty for a company without a name', () => {
    expect(namesIn({}).size).toBe(0);
    expect(namesIn({ ownership: { nodes: [{ id: holding, kind: 'company' }] } }).get(holding)).toBe('');
  });
});
