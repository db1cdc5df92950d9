import { expect, test } from 'vitest';
import { checks, scopeWithFunds } from './checks.ts';

test('the scope contains the check of the source of funds exactly if it is requested [NEW-15, FORM-22]', () => {
  expect(scopeWithFunds(['people'], true)).toEqual(['people', 'funds']);
  expect(scopeWithFunds(['funds', 'people'], false)).toEqual(['people']);
  expect(scopeWithFunds([...checks].reverse(), true)).toEqual(checks);
});
