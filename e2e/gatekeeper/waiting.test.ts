import { checkPage } from '../support/check-page.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

test('[UX-01, ENT-01] an onboarding that loads slowly shows a placeholder next to the sidebar, then its content and name', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/desk\/views\/entity\?/, async (route) => {
    await held;
    await route.continue();
  });
  await goto(`/external/entity/${one.subject}/overview`);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ownership structure' })).toBeVisible();
  await expect(page.getByText(one.company.name)).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { name: one.company.name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(one.company.name);
  await expect(page).toHaveTitle(new RegExp(one.company.name));
});

test('[ROUTE-02, ERR-06] an unknown address keeps the sidebar, and links to the dashboard and the search', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto, watch } = await open('gatekeeper', { as: one.gatekeeper });
  watch.allow(404, /\/api\/desk\/views\/entity/);
  for (const path of ['/external/no-such-page', '/external/entity/nonenonenonenon/overview']) {
    await goto(path);
    await expect(page.getByRole('heading', { name: 'Not Found' }), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
  }
  await checkPage(page, 'not-found-in-portal');
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/external\/search/);
});

test('[ENT-19, ROUTE-52] an onboarding of another institution is Not Found, also when the answer is slow', async ({
  desk,
  open,
}) => {
  const theirs = await makeCase(desk, 'completed');
  const mine = await makeCase(desk, 'draft');
  const { page, watch, goto } = await open('gatekeeper', { as: mine.gatekeeper });
  watch.allow(404, /\/api\/desk\/views\//);
  await page.route(/\/api\/desk\/views\/(entity|document)\b/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  for (const path of ['overview', 'documents/view/abcdefghijklmno']) {
    await goto(`/external/entity/${theirs.subject}/${path}`);
    await expect(page.getByRole('heading', { name: 'Not Found' }), path).toBeVisible();
    await expect(page.getByText(theirs.company.name)).toHaveCount(0);
  }
});
