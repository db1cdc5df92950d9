import { type KycSection, kycSections } from '@dossier/domain/kyc-form/answers';
import { businessAnswers, individualAnswers, marit } from '@dossier/domain/testing/sample-form';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeSection } from './shape-section.ts';

const shaped = (section: KycSection, values: unknown) => {
  const result = shapeSection(section, values);
  return result.ok ? result.value : result.refusal;
};
const section = fc.constantFrom(...kycSections);

describe('a saved section', () => {
  test('is stored as typed when the form has its keys [FORM-26]', () => {
    const complete = Object.entries({ ...individualAnswers(), ...businessAnswers() }) as [KycSection, unknown][];
    for (const [name, values] of complete) expect(shaped(name, values)).toEqual(values);
    expect(shaped('funds', { description: 'A loan', currency: 'EUR', amount: '12' })).toHaveProperty('amount', '12');
  });

  test('is stored with invalid values: half a date, an unknown country, an empty name [FORM-26]', () => {
    const typed = { firstName: '', birthDate: '19', nationality: '??', email: 'not an address' };
    expect(shaped('individual', typed)).toEqual({ firstName: '', birthDate: '19', nationality: '??' });
    expect(shaped('contact', typed)).toEqual({ firstName: '', email: 'not an address' });
  });

  test('loses keys that the form does not have, at every depth', () => {
    const injected = { status: 'submitted', version: 9 };
    expect(shaped('legal-entity', { ...injected, address: { city: 'Utrecht', ...injected } })).toEqual({
      address: { city: 'Utrecht' },
    });
    const person = { id: marit, firstName: 'Marit', verified: true };
    expect(shaped('people', { people: [person] })).toEqual({ people: [{ id: marit, firstName: 'Marit' }] });
  });

  test('loses values of another type than the answer has', () => {
    const wrong = { firstName: 5, lastName: ['a'], email: { a: 1 }, phone: null, fillsInOwn: 'yes' };
    expect(shaped('contact', wrong)).toEqual({});
    const edge = { id: 'edge00000000001', owner: marit, owned: 'client', share: '25', kind: 'shares' };
    const { share: _, ...stored } = edge;
    expect(shaped('ownership', { edges: [edge] })).toEqual({ edges: [stored] });
  });

  test('cannot reach the prototype of an object', () => {
    const attack = JSON.parse(
      '{"choices":{"__proto__":{"method":"in_person"},"*":{"method":"x"},"self":{"method":"y"}}}',
    );
    const result = shaped('identity', attack) as { choices: object };
    expect(Object.keys(result.choices)).toEqual(['self']);
    expect(Object.getPrototypeOf(result.choices)).toBe(Object.prototype);
    const inherited = JSON.parse('{"constructor":"a","toString":"b","hasOwnProperty":"c","firstName":"d"}');
    expect(shaped('contact', inherited)).toEqual({ firstName: 'd' });
  });
});

describe('entries of a list', () => {
  const refusal = {
    code: 'input-invalid',
    facts: { fields: { values: expect.objectContaining({ code: 'validation_id' }) } },
  };

  test.each([
    ['people', 'people'],
    ['ownership', 'nodes'],
    ['ownership', 'edges'],
  ] as const)('of %s.%s are refused without an id of their own', (name, list) => {
    const [one, other] = ['entry0000000001', 'entry0000000002'];
    expect(shaped(name, { [list]: [{ id: one }, { id: other }] })).toEqual({ [list]: [{ id: one }, { id: other }] });
    for (const entries of [[{}], [{ id: 'short' }], [{ id: 12 }], [{ id: one }, { id: one }]]) {
      expect(shaped(name, { [list]: entries })).toEqual(refusal);
    }
  });

  test('that are no objects are dropped instead of stored as holes', () => {
    expect(shaped('people', { people: [null, 'x', 3, [], { id: marit }] })).toEqual({ people: [{ id: marit }] });
    expect(shaped('people', { people: 'text' })).toEqual({});
  });
});

describe('a text', () => {
  const long = (length: number) => 'x'.repeat(length);

  test('of 5,000 characters is stored as typed, and a longer one is refused at every depth', () => {
    expect(shaped('funds', { description: long(5_000) })).toEqual({ description: long(5_000) });
    const refusal = { code: 'answer-too-long', facts: { maximum: 5_000 } };
    expect(shaped('funds', { description: long(5_001) })).toEqual(refusal);
    expect(shaped('legal-entity', { address: { street: long(5_001) } })).toEqual(refusal);
    expect(shaped('people', { people: [{ id: marit, lastName: long(20_000) }] })).toEqual(refusal);
    expect(shaped('identity', { choices: { self: { email: long(5_001) } } })).toEqual(refusal);
  });

  test('under a key that the form does not have is dropped, whatever its length', () => {
    expect(shaped('funds', { unknown: long(20_000), currency: 'EUR' })).toEqual({ currency: 'EUR' });
  });
});

describe('any input', () => {
  test('gives a value that is stored unchanged when it is saved again', () => {
    fc.assert(
      fc.property(section, fc.jsonValue(), (name, values) => {
        const once = shapeSection(name, values);
        if (once.ok) expect(shapeSection(name, once.value)).toEqual(once);
      }),
    );
  });

  test('under the keys of the form never yields more than those keys', () => {
    const keys = Object.keys(individualAnswers().individual);
    const typed = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(typed, (values) => {
        const allowed = [...keys, 'birthPlace', 'sex', 'identityCountry'];
        expect(Object.keys(shaped('individual', values)).filter((key) => !allowed.includes(key))).toEqual([]);
      }),
    );
  });

  test('that is no object is an empty section', () => {
    for (const values of [undefined, null, '', 'text', 4, true, [], [{ firstName: 'A' }]]) {
      for (const name of kycSections) expect(shaped(name, values)).toEqual({});
    }
  });
});
