import { expect, test } from 'vitest';
import { organisationInitials } from './initials.ts';

test.each([
  ['Kade & Vos Notarissen', 'KV'],
  ['Duinrand Bank', 'DB'],
  ['dossier', 'D'],
  ['', ''],
])('the initials of the organisation "%s" are "%s", on its pages and in its mails', (name, expected) => {
  expect(organisationInitials(name)).toBe(expected);
});
