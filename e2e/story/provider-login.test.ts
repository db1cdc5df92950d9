import { type IdentityProvider, startIdentityProvider } from '@dossier/records/identity-provider';
import {
  makeClient,
  makeGatekeeper,
  makeInstitution,
  makeIntern,
  openDesk,
  type StaffedDesk,
} from '../support/people.ts';
import { test as base, expect } from '../support/test.ts';
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
        return { OIDC_PROVIDER: `${issuer} ${clientId} ${clientSecret} Work account` };
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

for (const { portal, home } of cases) {
  test(`[SES-03, API-08, ROUTE-40] the ${portal} login redirects to the provider and back to its own origin, signed in`, async ({
    desk,
    open,
  }) => {
    const person =
      portal === 'client'
        ? await makeClient(desk)
        : portal === 'intern'
          ? await makeIntern(desk)
          : await makeGatekeeper(desk, await makeInstitution(desk));
    people.push({ email: person.email, name: person.firstName, verified: true });
    const { page, goto } = await open(portal);
    await goto('/login');
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel('Account').fill(person.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(home);
    expect(new URL(page.url()).origin).toBe(desk.origin(portal));
  });
}

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
