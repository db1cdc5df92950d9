import { type IdentityProvider, startIdentityProvider } from '@dossier/records/identity-provider';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { codesSeen, mail } from '../support/mailbox.ts';
import {
  makeClient,
  makeGatekeeper,
  makeInstitution,
  makeIntern,
  openDesk,
  type Person,
  password,
  type StaffedDesk,
} from '../support/people.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { enterCode } from '../support/sign-in.ts';
import { makeCase } from '../support/stages.ts';
import { test as base, expect, type Seat } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';

const t = loadTexts('en');
const button = 'Sign in with Work account';
const people: { email: string; name: string; verified: boolean }[] = [
  { email: 'stranger@elsewhere.example', name: 'A stranger', verified: true },
];
let provider: IdentityProvider;

/** An installation whose portals are registered at a local identity provider. */
const test = base.extend<object, { desk: StaffedDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const settings = async ({ PORT = '' }) => {
        const redirects = ['gatekeeper', 'intern', 'client'].map((name) => `http://${name}.localhost:${PORT}/login`);
        provider = await startIdentityProvider({ redirects, people });
        const { issuer, clientId, clientSecret } = provider;
        return { OIDC_PROVIDERS: `${issuer} ${clientId} ${clientSecret} Work account` };
      };
      const desk = await openDesk({ settings });
      await use(desk);
      await desk.remove();
      await provider.close();
    },
    { scope: 'worker' },
  ],
});

const cases = [
  { portal: 'gatekeeper', home: /\/external\/dashboard$/ },
  { portal: 'intern', home: /\/internal\/dashboard$/ },
  { portal: 'client', home: /\/forms$/ },
] as const;

/** A person with an account at the provider. */
async function makePerson(desk: StaffedDesk, portal: (typeof cases)[number]['portal']): Promise<Person> {
  const person =
    portal === 'client'
      ? await makeClient(desk)
      : portal === 'intern'
        ? await makeIntern(desk)
        : await makeGatekeeper(desk, await makeInstitution(desk));
  people.push({ email: person.email, name: person.firstName, verified: true });
  return person;
}

async function passProvider({ page, goto }: Seat, email: string, login = '/login'): Promise<void> {
  await goto(login);
  await press(page.getByRole('button', { name: button }));
  await page.getByLabel('Account').fill(email);
  await press(page.getByRole('button', { name: 'Sign in' }));
}

for (const { portal, home } of cases) {
  test(`[SES-03, API-08, ROUTE-40] the ${portal} login redirects to the provider and back to its own origin; staff then enter their code`, async ({
    desk,
    open,
  }) => {
    const { email } = await makePerson(desk, portal);
    const seat = await open(portal);
    const { page } = seat;
    const seen = await codesSeen(desk, email);
    if (portal !== 'client') seat.watch.allow(401, /auth-with-oauth2/);
    await passProvider(seat, email);
    if (portal !== 'client') {
      await expect(page.getByText(t('login:staff.provider-verified'))).toBeVisible();
      await expect(page.getByLabel(t('login:code'), { exact: true })).toBeFocused();
      await checkPage(page, `provider-code-${portal}`);
      await enterCode(desk, page, { portal, email }, t, seen);
    }
    await expect(page).toHaveURL(home);
    expect(new URL(page.url()).origin).toBe(desk.origin(portal));
  });
}

test('[SES-03, LOGC-12] a client who opened the link of a form returns to that form from the provider', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  people.push({ email: one.client.email, name: one.client.firstName, verified: true });
  const seat = await open('client', phone);
  await passProvider(seat, one.client.email, `/login?formId=${one.request}`);
  await expect(seat.page).toHaveURL(new RegExp(`/form/${one.request}$`));
});

test('[SES-03, SET-01] staff see the linked account in their settings and remove it with their password', async ({
  desk,
  open,
}) => {
  const { email } = await makePerson(desk, 'gatekeeper');
  const seat = await open('gatekeeper');
  const { page, goto, watch } = seat;
  const seen = await codesSeen(desk, email);
  watch.allow(401, /auth-with-oauth2/);
  watch.allow(400, /remove-linked-account/);
  await passProvider(seat, email);
  await enterCode(desk, page, { portal: 'gatekeeper', email }, t, seen);
  await expect(page).toHaveURL(/dashboard/);
  await goto('/external/settings?section=security');
  const block = page.getByRole('region', { name: t('settings:security.linked.title') });
  await expect(block.getByText('Work account')).toBeVisible();
  await checkPage(page, 'linked-accounts');
  const remove = block.getByRole('button', { name: t('settings:security.remove-of', { name: 'Work account' }) });
  await remove.click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(t('settings:security.password'), { exact: true });
  await expect(field).toBeFocused();
  await checkPage(page, 'remove-linked-account');
  await fitsEnlarged(page);
  await field.fill('not my password');
  await dialog.getByRole('button', { name: t('settings:security.remove'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('refusals:password-wrong'));
  await checkPage(page, 'remove-linked-account-refused');
  await field.fill(password);
  await dialog.getByRole('button', { name: t('settings:security.remove'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(block.getByText(t('settings:security.linked.none'))).toBeVisible();
  await expect(page.getByText(t('events:provider-unlinked', { provider: 'Work account' }))).toBeVisible();
  await mail(desk, email, new RegExp(t('mails:account-changed.subject-provider-unlinked')));
});

test('[SES-03] a client sees the linked account under My data and removes it', async ({ desk, open }) => {
  const { email } = await makePerson(desk, 'client');
  const seat = await open('client');
  const { page, goto } = seat;
  await passProvider(seat, email);
  await expect(page).toHaveURL(/forms$/);
  await goto('/forms?show=my-data');
  const section = page.getByRole('region', { name: t('my-data:linked.title') });
  await expect(section.getByText('Work account', { exact: true })).toBeVisible();
  await checkPage(page, 'client-linked-accounts');
  await section.getByRole('button', { name: t('my-data:linked.remove-of', { provider: 'Work account' }) }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: t('my-data:linked.confirm-remove') });
  await expect(confirm).toBeFocused();
  await checkPage(page, 'client-remove-linked-account');
  await fitsEnlarged(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(t('my-data:linked.none'))).toBeVisible();
  await expect(section.getByText(t('my-data:linked.provider-unlinked', { provider: 'Work account' }))).toBeVisible();
  await mail(desk, email, new RegExp(t('mails:account-changed.subject-provider-unlinked')));
});

test('[SES-03, API-08] an unknown person with an account at the provider gets no access, and no account is created', async ({
  desk,
  open,
}) => {
  const seat = await open('intern');
  seat.watch.allow(403, /auth-with-oauth2/);
  await seat.goto('/login');
  await seat.page.getByRole('button', { name: button }).click();
  await seat.page.getByLabel('Account').fill('stranger@elsewhere.example');
  await seat.page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(seat.page, t('login:toast.login-failed'));
  await expect(seat.page.getByText(t('login:provider-failed'))).toBeVisible();
  const answer = await fetch(`${desk.url}/api/collections/internal_users/records?filter=email~"elsewhere"`, {
    headers: { authorization: desk.token },
  });
  expect(await answer.json()).toMatchObject({ totalItems: 0 });
});

test('[SES-03, API-08] an answer to another sign-in is refused', async ({ open }) => {
  const seat = await open('gatekeeper');
  await seat.goto('/login');
  await seat.page.getByRole('button', { name: button }).click();
  await expect(seat.page.getByLabel('Account')).toBeVisible();
  await seat.goto('/login?code=stolen&state=of-another');
  await expect(seat.page.getByText(t('login:provider-failed'))).toBeVisible();
});
