import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { EntitySubscriptionsScreen } from './entity-subscriptions-screen.tsx';
import { NewSubscriptionScreen } from './new-subscription-screen.tsx';
import { SubscriptionsScreen, type SubscriptionsSearch } from './subscriptions-screen.tsx';
import { alertOf, answerOf, subscriptionOf } from './test-subscription.ts';

const list = '/api/desk/views/subscriptions';
const candidates = '/api/desk/views/subscription-candidates';
const runs = '/api/desk/views/subscription-runs';

async function openList(
  search: SubscriptionsSearch,
  items = [subscriptionOf()],
  more: Parameters<typeof answerOf>[1] = {},
) {
  const asked = answerWith({
    [list]: () => answerOf(items, more),
    '/api/desk/close-alert': ({ alert }) => ({ alert }),
  });
  await show(<SubscriptionsScreen search={search} onSearch={() => {}} hrefOf={() => '/'} onGo={() => {}} />, {
    portal: gatekeeperPortal,
    texts: ['subscriptions', 'lists'],
  });
  return asked;
}

test('subscriptions are listed, and missing features are announced as coming soon [SUB-01, SUB-02]', async () => {
  await openList({});
  const line = page.getByRole('row', { name: /Polder Bouw/ });
  await expect.poll(() => line.element().textContent).toMatch(/NL 41234567.*Screening.*Nothing new.*Active/);
  await expect.element(page.getByText('Plans and prices are coming soon')).toBeVisible();
});

test('attention, search, level and cadence are server-side filters, with counts at the tabs [SUB-01]', async () => {
  const found = subscriptionOf({ id: 's00000000000002', name: 'Mjölnir Shipping AB', alerts: [alertOf()] });
  const counts = { active: 3, attention: 1, paused: 0, ended: 0, all: 4 };
  const asked = await openList({ status: 'attention', q: 'mjolnir', level: 'screening', cadence: 'monthly' }, [found], {
    counts,
  });
  await expect.poll(() => page.getByRole('row', { name: /Mjölnir/ }).element().textContent).toMatch(/1 alert/);
  const input = { status: 'attention', search: 'mjolnir', level: 'screening', cadence: 'monthly' };
  expect(asked.find(({ path }) => path === list)?.input).toMatchObject(input);
  await expect.element(page.getByRole('link', { name: 'Needs attention 1' })).toBeVisible();
});

test('a list of any length shows its total and is loaded in pages [SUB-01]', async () => {
  const asked = await openList({}, [subscriptionOf()], { total: 1204 });
  await expect.element(page.getByText(/1204 subscriptions|1,204 subscriptions/)).toBeVisible();
  expect(asked.find(({ path }) => path === list)?.input).toMatchObject({ offset: '0', limit: '100' });
});

test('an alert is closed with a reason, never without [SUB-04]', async () => {
  const asked = await openList({ open: 's00000000000001' }, [subscriptionOf({ alerts: [alertOf()] })]);
  await page.getByRole('button', { name: 'Close the alert: Tess Mulder' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Close the alert' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another person.');
  await dialog.getByRole('button', { name: 'Close the alert' }).click();
  const sent = () => asked.find(({ path }) => path.endsWith('close-alert'))?.input;
  await expect.poll(sent).toEqual({ alert: 'a00000000000001', reason: 'Another person.' });
});

test('a new one is based on a completed onboarding, and has at least one recipient [SUB-04]', async () => {
  const candidate = {
    request: 'request00000007',
    subject: 'subject7',
    name: 'Ravelijn B.V.',
    type: 'business' as const,
  };
  const facts = { country: 'NL', registrationNumber: '1', reference: 'TR-7', completedAt: '2026-11-17' };
  const asked = answerWith({
    [list]: () => answerOf([]),
    [candidates]: () => ({ items: [{ ...candidate, ...facts }] }),
    '/api/desk/save-subscription': () => ({ subscription: 's00000000000009' }),
  });
  await show(<NewSubscriptionScreen request="request7" onChoose={() => {}} onStarted={() => {}} />, {
    portal: gatekeeperPortal,
    texts: ['subscriptions'],
  });
  await page.getByRole('button', { name: 'Start subscription' }).click();
  await expect.element(page.getByText('Choose at least one recipient.')).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith('save-subscription'))).toBe(false);
  await page.getByRole('button', { name: 'Add a colleague' }).click();
  await page.getByRole('menuitem', { name: 'Sanne de Wit' }).click();
  await page.getByRole('button', { name: 'Start subscription' }).click();
  const sent = () => asked.find(({ path }) => path.endsWith('save-subscription'))?.input;
  const values = { level: 'screening', cadence: 'weekly', recipients: ['u00000000000002'] };
  await expect
    .poll(sent)
    .toEqual({ request: 'request00000007', ...values, firstRun: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('interns see who monitors a client, how and for whom; a reviewer has read access only [SUB-03]', async () => {
  const asked = answerWith({
    [list]: () => answerOf([subscriptionOf({ mayChange: false })]),
    [runs]: () => ({ items: [], total: 0, days: [] }),
  });
  expect(internPortal.entityTabs).toContain('subscriptions');
  await show(<EntitySubscriptionsScreen subject="subject1" />, { portal: internPortal, texts: ['subscriptions'] });
  await expect
    .poll(() => page.getByRole('region', { name: 'Screening, Office' }).element().textContent)
    .toMatch(/Screening, monthly.*Active.*Office, since 1 November 2026.*Nothing new.*Noor El Amrani/);
  expect(asked[0]?.input).toMatchObject({ subject: 'subject1' });
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeDisabled();
  await expect.element(page.getByText(/You can read the results/)).toBeVisible();
});

test('every run shows its trigger, what it checked and its result; the register shows before and after [SUB-03, SUB-04]', async () => {
  const change = { field: 'address', before: 'Croeselaan 88, Utrecht', after: 'Biltstraat 19, Utrecht' };
  const row = subscriptionOf({
    level: 'screening_and_register',
    lastResult: 'register-change',
    alerts: [
      alertOf({ kind: 'register-change', facts: change }),
      alertOf({ id: 'a00000000000002', kind: 'review-due', facts: {} }),
    ],
  });
  const run = { id: 'r1', at: '2026-11-20 06:00:00.000Z', cause: 'time', result: 'register-change', alerts: 1 };
  const day = { day: '2026-11-20', runs: 1, result: 'register-change' };
  answerWith({
    [list]: () => answerOf([row]),
    [runs]: () => ({ items: [{ ...run, lists: row.lists, register: 'changed' }], total: 1, days: [day] }),
  });
  await show(<EntitySubscriptionsScreen subject="subject1" />, { portal: internPortal, texts: ['subscriptions'] });
  const results = page.getByRole('region', { name: 'Results' });
  await expect.element(results.getByText(/^Commercial register: address changed/)).toBeVisible();
  await expect.element(results.getByText('Biltstraat 19, Utrecht')).toBeVisible();
  await expect.element(results.getByText(/^Review due: have the client confirm the KYC information/)).toBeVisible();
  await expect.element(page.getByText('1 run. Findings on 1 day.')).toBeVisible();
  await results.getByText(/^All runs/).click();
  const line = page.getByRole('row', { name: /20 November 2026/ });
  await expect.poll(() => line.element().textContent).toMatch(/Scheduled.*1 list, register changed.*Register changed/);
});

test('for a person there is no register to monitor, and the form says so [SUB-04]', async () => {
  const facts = { country: 'NL', registrationNumber: '', reference: 'TR-8', completedAt: '2026-11-17' };
  const person = { request: 'request00000008', subject: 'subject8', name: 'Ana Horvat', type: 'individual', ...facts };
  answerWith({ [list]: () => answerOf([]), [candidates]: () => ({ items: [person] }) });
  await show(<NewSubscriptionScreen request="request8" onChoose={() => {}} onStarted={() => {}} />, {
    portal: gatekeeperPortal,
    texts: ['subscriptions'],
  });
  await expect.element(page.getByText(/natural persons are not in the register/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Screening and register/ })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /Full review/ })).toBeEnabled();
});
