import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import type { SessionEnd } from '#api/ended-session.ts';
import { portalsByName } from '#portals/detect.ts';
import { show } from '#testing/test-page.tsx';
import { ClientLoginScreen } from './client-login-screen.tsx';
import { OtherAccountScreen } from './other-account-screen.tsx';
import { StaffLoginScreen } from './staff-login-screen.tsx';

const token = `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const landed = vi.fn();
const portal = portalsByName.client;
const asClient = (ended: SessionEnd | undefined) =>
  show(<ClientLoginScreen before={undefined} token={undefined} onSignedIn={landed} ended={ended} />, { portal });

afterEach(() => client.authStore.clear());

test('[SES-10] a session that ended is named on both logins, a logout in this tab is not', async () => {
  await asClient('ended');
  await expect.element(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
  await asClient(undefined);
  expect(page.getByText('You are logged out.').elements()).toHaveLength(0);
  await show(<StaffLoginScreen before={undefined} onSignedIn={landed} ended="ended" />, {
    portal: portalsByName.gatekeeper,
  });
  await expect.element(page.getByText('Your session has ended.')).toBeVisible();
});

test('[SES-10] a logout in another tab is named on both logins', async () => {
  const message = page.getByRole('status').filter({ hasText: 'You logged out in another tab.' });
  await asClient('other-tab');
  await expect.element(message).toBeVisible();
  expect(message.element().textContent).toMatch(/Your saved answers are kept\.$/);
  const asStaff = <StaffLoginScreen before={undefined} onSignedIn={landed} ended="other-tab" />;
  await show(asStaff, { portal: portalsByName.gatekeeper });
  await expect.element(message).toBeVisible();
  expect(message.element().textContent).toMatch(/Saved work is not lost\.$/);
});

test('[LOGC-10] a link of another client says who is signed in, and changes the account only when asked', async () => {
  client.authStore.save(token, {
    id: 'a',
    collectionId: 'c',
    collectionName: 'end_client_users',
    email: 'a@x.example',
  });
  const onChange = vi.fn();
  const link = btoa('marit@zilverlinde.example');
  await show(<OtherAccountScreen before={undefined} token={link} tools={null} onChange={onChange} onStay={landed} />, {
    portal,
  });
  await expect
    .element(page.getByText('You are logged in as a@x.example. This link was sent to marit@zilverlinde.example.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Continue as a@x.example' }));
  expect([landed.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(page.getByRole('button', { name: 'Log in as marit@zilverlinde.example' }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(client.authStore.token).toBe(token);
});
