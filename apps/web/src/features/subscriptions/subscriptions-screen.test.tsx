import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeper } from '#portals/gatekeeper.ts';
import { intern } from '#portals/intern.ts';
import { show } from '../../test-page.tsx';
import { answerWith } from '../../test-server.ts';
import { EntitySubscriptionsScreen } from './entity-subscriptions-screen.tsx';
import { NewSubscriptionScreen } from './new-subscription-screen.tsx';
import { SubscriptionsScreen, type SubscriptionsSearch } from './subscriptions-screen.tsx';
import { alertOf, answerOf, subscriptionOf } from './test-subscription.ts';

const list = '/api/desk/views/subscriptions';

async function openList(search: SubscriptionsSearch, items = [subscriptionOf()]) {
  const asked = answerWith({ [list]: () => answerOf(items), '/api/desk/close-alert': ({ alert }) => ({ alert }) });
  await show(<SubscriptionsScreen search={search} onSearch={() => {}} hrefOf={() => '/'} onGo={() => {}} />, {
    portal: gatekeeper,
    texts: ['subscriptions', 'lists'],
  });
  return asked;
}

test('what is watched is listed, and what is not there yet is called coming soon [SUB-01, SUB-02]', async () => {
  await openList({});
  const line = page.getByRole('row', { name: /Polder Bouw/ });
  await expect.poll(() => line.element().textContent).toMatch(/NL 41234567.*Screening.*Nothing new.*Active/);
  await expect.element(page.getByText('Plans and prices are coming soon')).toBeVisible();
});

test('what needs attention is a part of its own, and a search leaves what fits [SUB-01]', async () => {
  const found = subscriptionOf({ id: 's2', name: 'Mjölnir Shipping AB', alerts: [alertOf()] });
  await openList({ status: 'attention' }, [subscriptionOf(), found]);
  await expect.poll(() => page.getByRole('row', { name: /Mjölnir/ }).element().textContent).toMatch(/1 alert/);
  expect(page.getByRole('row', { name: /Polder/ }).elements()).toEqual([]);
  await openList({ q: 'mjolnir' }, [subscriptionOf(), found]);
  await expect.element(page.getByRole('row', { name: /Mjölnir/ })).toBeVisible();
  expect(page.getByRole('row', { name: /Polder/ }).elements()).toEqual([]);
});

test('what does not fit into one answer is said, and nothing is counted that was not all there [SUB-01]', async () => {
  answerWith({ [list]: () => answerOf([subscriptionOf()], { total: 1204 }) });
  await show(<SubscriptionsScreen search={{}} onSearch={() => {}} hrefOf={() => '/'} onGo={() => {}} />, {
    portal: gatekeeper,
    texts: ['subscriptions', 'lists'],
  });
  await expect.element(page.getByText(/The first 1 of 1204 subscriptions/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Active', exact: true }).element().textContent).toBe('Active');
});

test('an alert is closed with a reason, never without [SUB-04]', async () => {
  const asked = await openList({ open: 's1' }, [subscriptionOf({ alerts: [alertOf()] })]);
  await page.getByRole('button', { name: 'Close the alert: Tess Mulder' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Close the alert' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Somebody else.');
  await dialog.getByRole('button', { name: 'Close the alert' }).click();
  const sent = () => asked.find(({ path }) => path.endsWith('close-alert'))?.input;
  await expect.poll(sent).toEqual({ alert: 'a1', reason: 'Somebody else.' });
});

test('a new one starts from a completed onboarding, and tells at least one colleague [SUB-04]', async () => {
  const candidate = { request: 'request7', subject: 'subject7', name: 'Ravelijn B.V.', type: 'business' as const };
  const facts = { country: 'NL', registrationNumber: '1', reference: 'TR-7', completedAt: '2026-11-17' };
  const asked = answerWith({
    [list]: () => answerOf([], { candidates: [{ ...candidate, ...facts }] }),
    '/api/desk/save-subscription': () => ({ subscription: 's9' }),
  });
  await show(<NewSubscriptionScreen request="request7" onChoose={() => {}} onStarted={() => {}} />, {
    portal: gatekeeper,
    texts: ['subscriptions'],
  });
  await page.getByRole('button', { name: 'Start subscription' }).click();
  await expect.element(page.getByText('Choose at least one person.')).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith('save-subscription'))).toBe(false);
  await page.getByRole('button', { name: 'Add a colleague' }).click();
  await page.getByRole('menuitem', { name: 'Sanne de Wit' }).click();
  await page.getByRole('button', { name: 'Start subscription' }).click();
  const sent = () => asked.find(({ path }) => path.endsWith('save-subscription'))?.input;
  await expect.poll(sent).toEqual({ request: 'request7', level: 'screening', cadence: 'weekly', recipients: ['u2'] });
});

test('the desk reads who has a client watched, how and for whom; a reviewer changes nothing [SUB-03]', async () => {
  const asked = answerWith({ [list]: () => answerOf([subscriptionOf({ mayChange: false })]) });
  expect(intern.entityTabs).toContain('subscriptions');
  await show(<EntitySubscriptionsScreen subject="subject1" />, { portal: intern, texts: ['subscriptions'] });
  await expect
    .poll(() => page.getByRole('region', { name: 'Screening, Office' }).element().textContent)
    .toMatch(/Screening, monthly.*Active.*Office, since 1 November 2026.*Nothing new.*Noor El Amrani/);
  expect(asked[0]?.input).toMatchObject({ subject: 'subject1' });
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeDisabled();
  await expect.element(page.getByText(/You can read the results/)).toBeVisible();
});
