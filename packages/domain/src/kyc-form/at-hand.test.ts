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
