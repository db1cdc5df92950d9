import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { portalsByName } from '#portals/detect.ts';
import { show } from '#testing/test-page.tsx';
import { ClientLoginScreen } from './client-login-screen.tsx';
import { StaffLoginScreen } from './staff-login-screen.tsx';

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('an address that is missing or wrong takes the focus, with its message, at each press [AUTH-10]', async () => {
  const sent = vi.spyOn(client, 'send');
  await show(<ClientLoginScreen before={undefined} token={undefined} onSignedIn={() => {}} />, {
    portal: portalsByName.client,
  });
  const address = field('Your email address');
  for (const text of ['', 'marit@', 'marit@']) {
    await userEvent.fill(address, text);
    await press('Send me a code');
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent).not.toHaveBeenCalled();
});

test('the first wrong field of a login of staff takes the focus [AUTH-10]', async () => {
  const sent = vi.spyOn(client, 'send');
  await show(<StaffLoginScreen before={undefined} onSignedIn={() => {}} />, { portal: portalsByName.gatekeeper });
  await press('Continue');
  await expect.element(field('Email')).toHaveFocus();
  await userEvent.fill(field('Email'), 'sanne@desk.example');
  await press('Continue');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});
