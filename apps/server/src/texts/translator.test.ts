import { expect, test } from 'vitest';
import { translator } from './translator.ts';

test('the server reads the labels of the screens, in each language [I18N-01]', () => {
  expect(translator('en', 'checks')('funds')).toBe('Source of funds');
  expect(translator('nl', 'statuses', 'checks')('checks:documents')).toBe('Documenten');
});

test('numbers in a text have the separators of its language, years have none', () => {
  const count = { count: 12_345 };
  expect(translator('en', 'lists')('selection.count', count)).toBe('12,345 selected');
  expect(translator('nl', 'lists')('selection.count', count)).toBe('12.345 geselecteerd');
  expect(translator('en', 'entity')('activities.edition', { year: 2025 })).toBe('SBI 2025');
});
