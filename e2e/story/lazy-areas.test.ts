import type { Page } from '@playwright/test';
import { run } from '../support/call.ts';
import { makeLead } from '../support/screening.ts';
import { accessOf, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

/** The scripts that a page has requested so far. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

test('[ROUTE-41] a screen loads its own code when it is first opened', async ({ desk, open }) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  const scripts = scriptsOf(page);
  await goto('/external/dashboard');
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts);
  for (const name of ['Billing', 'Settings', 'Archive']) {
    const known = scripts.size;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => scripts.size, name).toBeGreaterThan(known);
  }
  expect(scripts.size).toBeGreaterThan(before.size + 2);
});

test('[ROUTE-43] the requests of organisations to a client are on a screen that loads its own code', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  // Another institution invites another contact of the same company: its confirmed owner has to answer.
  const lead = await makeLead(desk);
  const { subject, request } = one;
  const input = { subject, request, role: 'owner', reason: 'Known to the desk.' };
  await run(desk, lead.token, 'admit-member', input);
  const other = await makeCase(desk, 'requested', { company: one.company });
  const t = loadTexts('en');
  const { page, goto } = await open('client', { as: one.client });
  const scripts = scriptsOf(page);
  await goto(`/access/${await accessOf(one)}`);
  await page.waitForLoadState('networkidle');
  const known = scripts.size;
  await page.getByRole('link', { name: t('access-request:your-forms') }).click();
  const asked = page.getByRole('article', { name: new RegExp(other.reference) });
  await expect(asked).toContainText(other.institution.name);
  expect(scripts.size).toBeGreaterThan(known);
});

for (const [type, title] of [
  ['individual', '[ROUTE-44] the identity of a natural person is verified on a panel that brings its own code'],
  ['business', '[ROUTE-45] the identity of the people of a business is verified on a panel that brings its own code'],
] as const) {
  test(title, async ({ desk, open }) => {
    const one = await makeCase(desk, 'submitted', { type });
    const t = loadTexts('en');
    const { page, goto } = await open('intern', { as: one.intern });
    const scripts = scriptsOf(page);
    await goto(`/internal/entity/${one.subject}/overview`);
    const verify = page.getByRole('button', { name: t('entity:identity.verify-of', { name: 'Marit Hoekstra' }) });
    await expect(verify).toBeVisible();
    await page.waitForLoadState('networkidle');
    const known = scripts.size;
    await verify.click();
    const panel = page.getByRole('dialog', { name: t('entity:identity.title') });
    await expect(panel.getByLabel(t('entity:identity.method')).first()).toBeVisible();
    expect(scripts.size).toBeGreaterThan(known);
  });
}
