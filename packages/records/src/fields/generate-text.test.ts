import { expect, test } from 'vitest';
import { generateText } from './generate-text.ts';

test.each(['[a-z0-9]{15}', 'KV-\\d{4}', '[A-C_]{2,4}x', '\\w{8}', 'a\\.b', '[\\d-]{3}'])(
  'what %s generates matches it',
  (pattern) => {
    for (let round = 0; round < 50; round++) expect(generateText(pattern)).toMatch(new RegExp(`^${pattern}$`));
  },
);

test('generated texts differ', () => {
  expect(new Set(Array.from({ length: 500 }, () => generateText('[a-z0-9]{15}'))).size).toBe(500);
});

test.each(['(a|b)', 'a+', '.*', '^a$'])('the pattern %s is refused', (pattern) => {
  expect(() => generateText(pattern)).toThrow('cannot be generated');
});
