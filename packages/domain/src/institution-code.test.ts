import { expect, test } from 'vitest';
import { proposeCode } from './institution-code.ts';

test.each([
  ['Kade & Vos Notarissen', [], 'KV'],
  ['Duinbeek Taxaties', [], 'DT'],
  ['Duinbeek Taxaties', ['DT'], 'DU'],
  ['Oever', [], 'OE'],
  ['Être Avocats', ['EA'], 'ET'],
  ['7', [], '71'],
  ['株式会社', [], 'X1'],
  ['', ['X1', 'X2'], 'X3'],
])('the code for %j next to %j is %s', (name, taken, code) => {
  expect(proposeCode(name, new Set(taken))).toBe(code);
});
