import { expect, test } from 'vitest';
import { clientPageOf, isPublicPage } from './pages.ts';

test('[SES-10] a sign-in leads back to pages of clients only, whatever the address says', () => {
  for (const page of ['/form/abc?step=people&person=p1', '/forms?show=my-data', '/access/a?back=form', '/forms'])
    expect(clientPageOf(page)).toBe(page);
  for (const other of ['//evil.example', 'https://evil.example', '/\\evil.example', '/formula', '/external/x', '', 3])
    expect(clientPageOf(other)).toBeUndefined();
});

test('a page without a sign-in stays when a stored session turns out to have ended', () => {
  expect(['/login', '/identify/x', '/reset-password', '/confirm-email'].filter(isPublicPage)).toHaveLength(4);
  expect(['/forms', '/external/dashboard', '/logout', '/loginx'].filter(isPublicPage)).toEqual([]);
});
