import { expect, test } from 'vitest';
import { withFallback } from './with-fallback.ts';

test('[I18N-04] a text that is missing in a language is sent in the fallback language, and no other', () => {
  const english = { close: 'Close', menu: { open: 'Open', save: 'Save' }, old: { one: 'One' } };
  expect(withFallback({ close: 'Sluiten', menu: { open: 'Openen' } }, english)).toEqual({
    close: 'Sluiten',
    menu: { open: 'Openen', save: 'Save' },
    old: { one: 'One' },
  });
});
