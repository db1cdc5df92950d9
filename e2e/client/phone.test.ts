import type { Locator, Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { field } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[FORM-16, FORM-37] on a phone every step is announced, the back button closes a sheet and keeps its input, and a person added by mistake is removed', async ({
  desk,
  open,
}) => {
  const { page, step, one } = await atForm({ desk, open }, 'approved', { seat: phone });
  await step('contact');
  await press(page.getByRole('link', { name: 'All sections' }));
  await press(page.getByRole('link', { name: 'Activities' }));
  await press(page.getByRole('button', { name: 'Choose activities' }));
  await page.getByRole('dialog').getByRole('searchbox').fill('landlord');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/step=activities/);
  await press(page.getByRole('button', { name: 'Choose activities' }));
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('landlord');
  await page.goBack();
  await press(page.getByRole('link', { name: 'All sections' }));
  await press(page.getByRole('link', { name: 'Ownership' }));
  await expect(heading(page, `Who owns ${one.company.name}?`)).toBeFocused();
  await press(page.getByRole('button', { name: 'Add a person' }));
  const sheet = page.getByRole('dialog');
  await field(sheet, 'Last name').fill('van Rijsbergen');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/step=ownership/);
  await expect(page.getByRole('article', { name: 'van Rijsbergen' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await press(page.getByRole('link', { name: 'Go on, and do this later' }));
  await expect(heading(page, 'Who has a role in the company?')).toBeFocused();
  await press(page.getByRole('button', { name: 'Add a person' }));
  await expect(heading(page, 'A person with a role')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Who has a role in the company?')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[FORM-24, FORM-33] without a connection the list of forms remains reachable', async ({ desk, open }) => {
  const { page, watch, step, one, held } = await atForm({ desk, open }, 'approved', { seat: phone });
  watch.allowOffline();
  watch.allowMessage(/./);
  const ready = page.waitForResponse(/views\/client-forms/);
  await step('contact');
  await ready;
  // The pages load when they are first shown, or when the browser is idle: here they are shown before the loss.
  await press(page.getByRole('link', { name: 'All sections' }));
  await press(page.getByRole('link', { name: 'Your forms' }));
  await expect(page.getByRole('article', { name: new RegExp(one.reference) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Your forms' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Last name')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await field(page, 'Last name').fill('Hoekstra-Vos');
  await press(page.getByRole('link', { name: 'All sections' }));
  await press(page.getByRole('link', { name: 'Your forms' }));
  const card = page.getByRole('article', { name: new RegExp(one.reference) });
  await press(card.getByRole('link', { name: 'Start', exact: true }));
  await expect(page.getByText('Not online', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  const { answers } = await held();
  expect(answers.contact.lastName).toBe('Hoekstra-Vos');
});

test('[FORM-24, UX-12] without a connection the field that receives the focus is above the bar', async ({
  desk,
  open,
}) => {
  const { page, watch, step } = await atForm({ desk, open }, 'approved', { seat: { ...phone, language: 'nl' } });
  watch.allowOffline();
  watch.allowMessage(/session could not be refreshed/);
  await step('contact');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const phoneNumber = field(page, 'Telefoonnummer');
  await field(page, 'Voornaam').fill('Marit');
  const bar = page.locator('[data-client-bar]');
  await expect(bar.getByRole('status')).toContainText('Niet online');
  for (const height of [640, 680, 720, 760]) {
    await page.setViewportSize({ width: phone.viewport.width, height });
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
    });
    await phoneNumber.evaluate((one: HTMLElement) => one.focus());
    const [typed, below] = [await phoneNumber.boundingBox(), await bar.boundingBox()];
    expect((typed?.y ?? 0) + (typed?.height ?? 0), `${height} px`).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('[UX-12] on a phone every touch target is at least 44 px high, no field makes the page zoom, each page has its own title, and text of twice the size fits', async ({
  desk,
  open,
}) => {
  test.setTimeout(120_000);
  const steps = {
    business: ['', 'contact', 'legal-entity', 'documents', 'activities', 'ownership', 'people', 'identity', 'review'],
    individual: ['individual', 'funds'],
  };
  for (const type of ['business', 'individual'] as const) {
    const values = { sourceOfFunds: type === 'individual' };
    const { page, step } = await atForm({ desk, open }, 'filled', { type, values, seat: phone });
    const titles: string[] = [];
    for (const name of steps[type]) {
      await step(name);
      await expect(page.locator('h1')).toBeVisible();
      expect(await tooSmall(page), name || 'list').toEqual([]);
      titles.push(await page.title());
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await fitsWidth(page);
    }
    expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
  }
});

test('[FORM-28, UX-12] on a phone a long question leaves room for its answer in the review, and a long title for the edge of its sheet', async ({
  desk,
  open,
}) => {
  const { page, step } = await atForm({ desk, open }, 'filled', { seat: phone });
  await step('review');
  const joris = page.getByRole('term').filter({ hasText: 'Does this person represent the company?' });
  const answer = page.getByRole('definition').filter({ hasText: /^No$/, visible: true }).last();
  const room = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(joris).toBeVisible();
  expect((await room(answer)).width).toBeGreaterThan(100);
  await step('ownership');
  await press(page.getByRole('button', { name: 'Hoekstra Beheer B.V.', exact: true }));
  const sheet = page.getByRole('dialog');
  const title = sheet.getByRole('heading', { level: 2 });
  const [edge, words] = [await room(sheet), await room(title)];
  expect(words.height, 'the title has two lines').toBeGreaterThan(40);
  expect(words.y - edge.y).toBeGreaterThanOrEqual(16);
  // The question about owners of the same name takes no room before it is asked.
  const name = await room(field(sheet, 'Name'));
  const share = await room(sheet.getByText('Do you know exactly how much?'));
  expect(share.y - name.y - name.height).toBeLessThan(36);
});

/** Buttons, fields and links outside of text under 44 px, and fields with a font size under 16 px. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const pressed = [...document.querySelectorAll('button, main a, footer a, label:has(input), summary')].filter(
      (one) => shown(one) && !one.closest('p:has(a)') && getComputedStyle(one, '::after').position !== 'absolute',
    );
    const low = pressed.filter((one) => one.getBoundingClientRect().height < 43.5);
    const typed = [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea')].filter(shown);
    const zooming = typed.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16);
    return [...low, ...zooming].map((one) => one.outerHTML.slice(0, 160));
  });
}

test('[ENTY-19, UX-12] the page of activities begins with their names: nothing moves under the finger', async ({
  desk,
  open,
}) => {
  const { page, step, one, token, held } = await atForm({ desk, open }, 'approved', { seat: phone });
  const { revisions } = await held();
  const values = { details: [{ sbi: '6820', edition: '2008', source: 'register' }], main: '6820' };
  const body = { request: one.request, section: 'activities', values, revision: revisions.activities ?? 0 };
  expect((await call(desk, 'POST', '/api/desk/save-kyc-section', { token, body })).status).toBe(200);
  await page.addInitScript(() => {
    const sum = globalThis as unknown as { moved: number };
    sum.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A phone is slower than the machine of the test, and the names arrive later than the page.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/api/desk/views/sbi**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await step('activities');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
  // Half of what Core Web Vitals call good (https://web.dev/articles/cls); it was above that.
  expect(moved).toBeLessThan(0.05);
});

test('[ENTY-19, UX-12] the names of activities are loaded before their page is opened', async ({ desk, open }) => {
  const { page, step } = await atForm({ desk, open }, 'filled', { seat: phone });
  const names = page.waitForResponse(/\/api\/desk\/views\/sbi\?/);
  await step('contact');
  await names;
  await page.route('**/api/desk/views/sbi**', (route) => route.abort());
  await press(page.getByRole('link', { name: 'All sections' }));
  await press(page.getByRole('link', { name: 'Activities' }));
  await expect(page.getByRole('article', { name: /^[A-Z]/ }).first()).toBeVisible();
});
