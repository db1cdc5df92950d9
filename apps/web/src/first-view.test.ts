import { expect, test } from 'vitest';
import { firstView } from './first-view.ts';

test.each([
  ['/forms', '/api/desk/views/client-forms'],
  ['/form/bbf7225zxqjj1bb', '/api/desk/views/client-form?request=bbf7225zxqjj1bb'],
])('%s begins with its view', (pathname, view) => {
  expect(firstView({ pathname })).toBe(view);
});

test.each(['/', '/login', '/form/completed/a', '/form/a%2Fb', '/access/a'])('%s requests nothing early', (pathname) => {
  expect(firstView({ pathname })).toBeUndefined();
});
