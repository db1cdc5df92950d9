import { expect, test } from 'vitest';
import { withoutCountryOfNumber } from './number-query.ts';

test.each([
  ['NL 68412097', '68412097'],
  ['nl 6841.2097 ', '6841.2097'],
  ['68412097', '68412097'],
  ['NL', 'NL'],
  ['De Bank', 'De Bank'],
  ['AB 12', 'AB 12'],
  ['IE 1234 Holding', 'IE 1234 Holding'],
])('the registration number as screens print it, %j, is searched as %j [SRCH-01]', (query, text) => {
  expect(withoutCountryOfNumber(query)).toBe(text);
});
