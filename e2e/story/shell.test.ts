import { checkPage, fitsWidth } from '../support/check-page.ts';
import { makeIntern } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

const items = {
  gatekeeper: [
    ['Dashboard', '/external/dashboard'],
    ['Onboardings', '/external/onboardings'],
    ['Subscriptions', '/external/subscriptions'],
    ['Archive', '/external/archive'],
    ['Insights', '/external/insights'],
    ['Search', '/external/search'],
    ['Billing', '/external/billing'],
    ['Settings', '/external/settings'],
  ],
  intern: [
    ['Dashboard', '/internal/dashboard'],
    ['Onboardings', '/internal/onboardings'],
  ],
} as const;

/** Pages without an item of their own, and the item that is marked for them. */
const below = {
  gatekeeper: [
    ['/external/entity/{subject}/documents', 'Onboardings'],
    ['/external/new-onboarding', 'Onboardings'],
    ['/external/new-subscription', 'Subscriptions'],
  ],
  intern: [['/internal/entity/{subject}/overview', 'Onboardings']],
} as const;

for (const [portal, title] of [
  [
    'gatekeeper',
    '[NAV-01, NAV-02, NAV-03, NAV-04] the sidebar of the institutions: its items, in order, each to its page',
  ],
  ['intern', '[NAV-05, NAV-06] the sidebar of the desk: its items, in order, each to its page'],
] as const) {
  test(title, async ({ desk, open }) => {
    const one = await makeCase(desk, 'requested');
    const { page, goto } = await open(portal, { as: one[portal] });
    await goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(items[portal].map(([name]) => new RegExp(`^${name}`)));
    const titles = new Set<string>();
    for (const [name, path] of items[portal]) {
      await bar.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(bar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page');
      // The previous screen remains until the next one's code is loaded.
      await expect.poll(async () => titles.has(await page.title())).toBe(false);
      await expect(page.locator('h1')).toBeVisible();
      titles.add(await page.title());
    }
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === items[portal].at(-2)?.[1]);
    for (const [path, marked] of below[portal]) {
      await goto(path.replace('{subject}', one.subject));
      await expect(bar.locator('[aria-current="true"]')).toHaveText(new RegExp(`^${marked}`));
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
    }
  });
}

test('[NAV-08, NAV-09, UX-06, PORT-12] the sidebar collapses and stays collapsed; light and dark are selected in the user menu, which leads to support', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect((await bar.boundingBox())?.width).toBe(240);
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeLessThan(100);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
  expect((await bar.boundingBox())?.width).toBeLessThan(100);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await checkPage(page, 'menu-390');
  const menu = page.getByRole('dialog', { name: 'Main' });
  await menu.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Log out' })).toBeVisible();
  await menu.getByRole('button', { name: 'Search or go to' }).click();
  await expect(page.getByRole('dialog', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('button', { name: /^Notifications/ }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await bar.getByRole('link', { name: 'Onboardings' }).click();
  await expect(page).toHaveURL(/\/external\/onboardings/);
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect.poll(background).not.toBe(light);
  const below = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(below).toBe(await background());
  await checkPage(page, 'dashboard-dark');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await checkPage(page, 'support');
});

test('? shows the keys of the open page', async ({ desk, open }) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet.getByRole('region', { name: 'This page, Onboardings' })).toContainText('Next, previous row');
  await checkPage(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const lead = await open('intern', { as: await makeIntern(desk, { role: 'lead' }) });
  await lead.goto('/internal/lists');
  await expect(lead.page.getByRole('button', { name: 'Add a list' }).first()).toBeVisible();
  await lead.page.keyboard.press('?');
  const keys = lead.page.getByRole('region', { name: 'This page, Screening lists' });
  await expect(keys).toContainText('New');
});

test('[I18N-03, I18N-07] the globe switches the language at once, and stores it with the account', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/settings');
  const settings = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Instellingen' });
  const stored = page.waitForResponse(/save-profile$/);
  await page.getByRole('button', { name: /^Language: English/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  expect((await stored).status()).toBe(200);
  await expect(settings).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.reload();
  await expect(settings).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).includes('nl'))).toBe(true);
});

test('[NAV-10, UX-07] Ctrl K finds clients, onboardings, pages and actions, by keyboard alone', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/dashboard');
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(palette).toBeVisible();
  await page.keyboard.type('arch');
  await expect(palette.getByRole('option', { name: /Archive/ })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('New onb');
  await expect(palette.getByRole('option', { name: /New onboarding/ })).toBeVisible();
  await checkPage(page, 'palette');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(one.company.name);
  await expect(palette.getByText('Clients', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(one.reference);
  await expect(palette.getByText('Onboardings', { exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { name: new RegExp(one.reference) })).toContainText(one.company.name);
  await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(one.subject));
});

test('[NAV-10] text typed right after Ctrl K appears in the palette, also when its code loads slowly', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets.(?:command-)?palette/, async (route) => {
    await held;
    await route.continue();
  });
  await goto('/external/settings');
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('archh');
  await page.keyboard.press('Backspace');
  letGo();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(palette.getByRole('option', { name: /Archive/ })).toBeVisible();
  await page.keyboard.type('i');
  await expect(
    palette.getByRole('combobox').or(palette.getByRole('searchbox')).or(palette.getByRole('textbox')),
  ).toHaveValue('archi');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});
