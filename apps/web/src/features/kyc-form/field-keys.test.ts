import { expect, test } from 'vitest';
import { fieldKeyOf } from './field-keys.ts';

test('an answer has the label of its own field where two sections have one of the same name', () => {
  expect(fieldKeyOf('legal-entity', ['description'])).toBe('fields.description');
  expect(fieldKeyOf('funds', ['description'])).toBe('fields.funds-description');
  expect(fieldKeyOf('legal-entity', ['country'])).toBe('fields.country');
  expect(fieldKeyOf('legal-entity', ['address', 'country'])).toBe('fields.address-country');
});
