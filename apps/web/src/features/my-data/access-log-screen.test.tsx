import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { clientPortal } from '#portals/client.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import type { AccessLog } from './access-log.ts';
import { AccessLogScreen } from './access-log-screen.tsx';

const fetchBefore = globalThis.fetch;
const record = { id: 'u1', collectionId: 'c', collectionName: 'end_client_users', email: 'marit@zilverlinde.example' };
const token = `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const viewed: AccessLog['days'][number] = {
  day: '2026-11-20',
  lines: [{ by: 'desk', action: 'viewed', parts: [{ kind: 'ownership', document: '', ownerName: '' }] }],
};
const log = {
  id: 'access000000001',
  request: 'request00000001',
  org: { name: 'Kade & Vos Notarissen' },
  type: 'business',
  subjectName: 'Zilverlinde Vastgoed B.V.',
  description: 'Purchase of an office building',
  status: 'approved',
  askedAt: '2026-11-10 09:00:00.000Z',
  decidedAt: '2026-11-11 09:00:00.000Z',
  withdrawnAt: '',
  deskName: 'Dossier Desk',
  archivedAt: '',
  given: null,
};
const links = { myData: '/forms?show=my-data', access: (id: string) => `/access/${id}` };
let answer: object = {};

beforeEach(() => {
  client.authStore.save(token, record);
  answerWith({ '/api/desk/views/access-log': () => answer });
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = fetchBefore;
  client.authStore.clear();
});

const render = () =>
  show(<AccessLogScreen access={log.id} links={links} />, {
    portal: clientPortal,
    texts: ['access-log', 'my-data', 'kyc-form', 'document-kinds'],
  });

test('an open list of who viewed the data shows a view of today without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer = { ...log, days: [] };
  await render();
  await expect.element(page.getByText('Your data has not been viewed yet.')).toBeVisible();
  answer = { ...log, days: [viewed] };
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Owners', { exact: true })).toBeVisible();
});

test('an empty list of an onboarding whose retention period is over does not claim that nobody viewed the data', async () => {
  answer = { ...log, archivedAt: '2019-11-10 09:00:00.000Z', days: [] };
  await render();
  await expect.element(page.getByText(/were deleted at the end of the retention period/)).toBeVisible();
  await expect.element(page.getByText('Your data has not been viewed yet.')).not.toBeInTheDocument();
});

test('after access was withdrawn the focus is on what can be done next', async () => {
  answer = { ...log, days: [], mayWithdraw: true, mayDecide: false };
  answerWith({
    '/api/desk/views/access-log': () => answer,
    '/api/desk/withdraw-access': () => {
      answer = {
        ...answer,
        status: 'withdrawn',
        withdrawnAt: '2026-11-12 09:00:00.000Z',
        mayWithdraw: false,
        mayDecide: true,
      };
      return {};
    },
  });
  await render();
  await userEvent.click(page.getByRole('button', { name: 'Withdraw access' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw access' }));
  await expect.element(page.getByRole('link', { name: 'Read the request again' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Give access again' })).toHaveFocus();
});
