import { expect, test } from 'vitest';
import { businessForm, individualForm } from '../testing/sample-form.ts';
import { itemsAtHand } from './at-hand.ts';

test('a client is asked to have ready what the form asks for, and nothing else', () => {
  const form = businessForm();
  expect(itemsAtHand(form)).toEqual(['ubo', 'registration', 'owners', 'identity', 'funds']);
  expect(itemsAtHand({ ...form, sourceOfFunds: false })).not.toContain('funds');
  const listed = { ...form.answers, 'legal-entity': { ...form.answers['legal-entity'], listed: true } };
  expect(itemsAtHand({ ...form, answers: listed })).toEqual(['registration', 'identity', 'funds']);
  expect(itemsAtHand(individualForm())).toEqual(['identity', 'funds']);
});

test.each([
  ['a foundation has no owners', 'ST', ['ubo', 'registration', 'identity']],
  ['a sole trader is the only owner', 'EMZ', ['registration', 'identity']],
  ['a branch is in no register of beneficial owners, and has owners', 'BR', ['registration', 'owners', 'identity']],
])('[VAL-23] what to have ready depends on the legal form: %s', (_, legalForm, expected) => {
  const answers = { 'legal-entity': { legalForm } };
  expect(itemsAtHand({ type: 'business', sourceOfFunds: false, answers })).toEqual(expected);
});
