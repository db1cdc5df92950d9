import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { clientPortal } from '#portals/client.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { Toasts } from '#ui/toast.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

const fetchBefore = globalThis.fetch;
const record = { id: 'u1', collectionId: 'c', collectionName: 'end_client_users', email: 'marit@zilverlinde.example' };
const token = `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const google = { id: 'link00000000001', provider: 'Google', linkedAt: '2026-11-20 09:00:00.000Z' };
const refused = (status: number, code: string) => Response.json({ code, facts: {} }, { status });

beforeEach(() => client.authStore.save(token, record));
afterEach(() => {
  globalThis.fetch = fetchBefore;
  client.authStore.clear();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

function render() {
  return show(
    <>
      <LinkedAccounts />
      <Toasts />
    </>,
    { portal: clientPortal, texts: ['my-data'] },
  );
}

test('a client who logged in too long ago confirms with a new code; a wrong one removes nothing', async () => {
  let isFresh = false;
  let accounts = [google];
  const asked = answerWith({
    '/api/desk/views/linked-accounts': () => ({ accounts, isOffered: true, changes: [] }),
    '/api/desk/remove-linked-account': () => {
      if (!isFresh) return refused(403, 'sign-in-too-old');
      accounts = [];
      return { account: google.id };
    },
    '/api/collections/end_client_users/request-otp': () => ({ otpId: 'otp1' }),
    '/api/collections/end_client_users/auth-with-otp': ({ password }) => {
      if (password !== '123456')
        return Response.json({ status: 400, message: 'Invalid or expired OTP.' }, { status: 400 });
      isFresh = true;
      return { token, record };
    },
  });
  await render();
  await userEvent.click(button('Remove Google'));
  await userEvent.click(button('Remove account'));
  await expect.element(page.getByText(/Confirm with a code that we send to marit@zilverlinde.example/)).toBeVisible();
  await userEvent.click(button('Send me a code'));
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect.element(code).toHaveFocus();
  await userEvent.click(button('Remove account'));
  await expect.element(page.getByText('Enter the code from the email')).toBeVisible();
  await userEvent.fill(code, '000000');
  await userEvent.click(button('Remove account'));
  await expect.element(page.getByText('invalid code')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('remove-linked-account'))).toHaveLength(1);
  await userEvent.fill(code, '123456');
  await userEvent.click(button('Remove account'));
  await expect.element(page.getByText('The account is removed.')).toBeVisible();
  await expect.element(page.getByText('No account is linked.')).toBeVisible();
});

test('nothing is shown where no provider is offered and none was linked', async () => {
  answerWith({ '/api/desk/views/linked-accounts': () => ({ accounts: [], isOffered: false, changes: [] }) });
  await render();
  expect(page.getByRole('heading').elements()).toEqual([]);
});

test('a failure is shown, and the accounts are requested again', async () => {
  let isDown = true;
  const answer = { accounts: [google], isOffered: true, changes: [] };
  answerWith({ '/api/desk/views/linked-accounts': () => (isDown ? refused(403, 'not-allowed') : answer) });
  await render();
  const again = page.getByRole('button', { name: /again/i });
  await expect.element(again).toBeVisible();
  isDown = false;
  await userEvent.click(again);
  await expect.element(page.getByText('Google', { exact: true })).toBeVisible();
});
