import { inviteUser } from '@dossier/domain/contracts/workflows/invite-user';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusalText } from '#testing/refusal-text.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { InviteDialog } from './invite-dialog.tsx';
import type { Organisation } from './use-organisation.ts';

const organisation = {
  id: 'org000000000001',
  roles: ['member', 'admin'],
  defaultLanguage: 'en',
} as unknown as Organisation;
const field = (name: string) => page.getByRole('textbox', { name });

test('an invitation is refused before it is sent with the text of the server, and keeps what was typed [SET-03]', async () => {
  const asked = answerWith({ '/api/desk/invite-user': ({ email }) => ({ user: 'u', sentTo: email }) });
  await show(<InviteDialog organisation={organisation} onClose={() => {}} />, { texts: ['settings', 'contacts'] });
  const long = 'a'.repeat(201);
  await field('First name').fill(long);
  await field('Email').fill('tess@office');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const input = {
    org: organisation.id,
    firstName: long,
    lastName: '',
    email: 'tess@office',
    role: 'member',
    language: 'en',
  };
  for (const name of ['firstName', 'lastName', 'email'])
    await expect.element(page.getByText(refusalText(inviteUser.input, input, name))).toBeVisible();
  await expect.element(field('First name')).toHaveValue(long);
  expect(asked).toEqual([]);
  await field('First name').fill(' Tess ');
  await field('Last name').fill('Mulder');
  await field('Email').fill('Tess@office.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const sent = { ...input, firstName: 'Tess', lastName: 'Mulder', email: 'tess@office.example' };
  await expect.poll(() => asked.map(({ input }) => input)).toEqual([sent]);
});

test('what was typed is there again after Escape, and gone after Cancel [SET-03]', async () => {
  answerWith({});
  const open = () =>
    show(<InviteDialog organisation={organisation} onClose={() => {}} />, { texts: ['settings', 'contacts'] });
  await open();
  await field('First name').fill('Eva');
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(field('First name')).toHaveValue('Eva');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect.element(field('First name')).toHaveValue('');
});
