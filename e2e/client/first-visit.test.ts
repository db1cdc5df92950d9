import type { Page } from '@playwright/test';
import { atForm } from '../support/client-form.ts';
import { field } from '../support/fields.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('en');
const inter = '**/assets/inter-latin-opsz-*.woff2';

/** The first font that the text of the page may have. */
const font = (page: Page) =>
  page.locator('main h1').evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);

test('[UX-04] on the first visit Inter arrives after the page and takes nothing from it, and later visits begin with it', async ({
  desk,
  open,
}) => {
  const { page, step } = await atForm({ desk, open }, 'approved', { seat: phone });
  const arrived = Promise.withResolvers<void>();
  const hasPage: boolean[] = [];
  await page.route(inter, async (route) => {
    hasPage.push((await page.locator('main h1').count()) > 0);
    await arrived.promise;
    await route.continue();
  });
  await step('contact');
  const last = field(page, t('kyc-form:fields.last-name'));
  await last.fill('Hoekstra-Vos');
  await expect.poll(() => hasPage).toEqual([true]);
  expect(await font(page)).not.toBe('"Inter Variable"');

  arrived.resolve();
  await expect.poll(() => font(page)).toBe('"Inter Variable"');
  expect(await page.evaluate(() => document.fonts.check("16px 'Inter Variable'"))).toBe(true);
  await expect(last).toHaveValue('Hoekstra-Vos');
  await expect(last).toBeFocused();

  await expect(page.locator('[data-client-bar]').getByRole('status')).toHaveText(t('kyc-form:bar.saved'));
  await page.reload();
  await expect(last).toHaveValue('Hoekstra-Vos');
  expect(await font(page)).toBe('"Inter Variable"');
});

test('[UX-04, LOGC-12] without Inter a page has the fonts of the device, and the next visit asks for it again', async ({
  open,
}) => {
  const { page, goto, watch } = await open('client', { ...phone });
  watch.allow(503, /woff2/);
  let requests = 0;
  await page.route(inter, (route) => {
    requests++;
    return route.fulfill({ status: 503 });
  });
  await goto('/login');
  await expect.poll(() => requests).toBe(1);
  await page.getByLabel(t('login:client.email')).fill('marit@zilverlinde.example');
  await page.reload();
  await expect.poll(() => requests).toBe(2);
  await page.unroute(inter);
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'Inter Variable'"))).toBe(true);
});
