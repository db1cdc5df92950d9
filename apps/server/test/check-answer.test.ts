import { workflowContracts } from '@dossier/domain/contracts/workflows';
import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const { answer } = workflowContracts['pause-subscription'];

test.each([
  ['a key too many', { subscription: 'a', org: 'b' }],
  ['a missing key', {}],
  ['a value of another type', { subscription: 1 }],
])('an answer with %s fails the test that requested it', (_, given) => {
  expect(() => checkAnswer('pause-subscription', answer, given)).toThrow('pause-subscription answers outside');
});

test('an answer that fits its contract passes', () => {
  expect(() => checkAnswer('pause-subscription', answer, { subscription: 'a' })).not.toThrow();
});
