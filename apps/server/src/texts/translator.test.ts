import { expect, test } from 'vitest';
import { translator } from './translator.ts';

test('the server reads the labels of the screens, in each language [I18N-01]', () => {
  expect(translator('en', 'checks')('funds')).toBe('Source of funds');
  expect(translator('nl', 'statuses', 'checks')('checks:documents')).toBe('Documenten');
});
