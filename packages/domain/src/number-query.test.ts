import { expect, test } from 'vitest';
import { numbersOf, withoutCountryOfNumber } from './number-query.ts';

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

test.each([
  ['NL 68412097', ['68412097', 'NL68412097']],
  ['nl68412097', ['68412097', 'NL68412097']],
  ['68.41.20.97', ['68412097']],
  ['6841 2097', ['68412097']],
  ['KvK-nummer: 6841 2097', ['68412097']],
  ['kvk 68412097', ['68412097']],
  ['LU B 214.907', ['B214907', 'LUB214907']],
  ['b214907', ['B214907']],
  ['de hrb-118204', ['HRB118204', 'DEHRB118204']],
  ['BTW NL8571.20.443.B01', ['857120443B01', 'NL857120443B01']],
  ['BE 0438.220.917', ['0438220917', 'BE0438220917']],
  ['7245 00ab cdef 1234 5q12', ['724500ABCDEF12345Q12']],
  ['Zilverlinde', []],
  ['Plan 12', []],
  ['Straatweg 1 2 3 4', []],
  ['', []],
])('%j is searched as the number %j, however it is written [SRCH-01]', (query, numbers) => {
  expect(numbersOf(query)).toEqual(numbers);
});
