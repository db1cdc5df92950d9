import type { Page } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { field } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

/** The addresses of everything in the caches of the page's origin. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });

/** The service worker is active: it has the page, its files and the texts of the language on screen. */
const installed = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const keptForms = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('dossier-kept-forms', 1);
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const count = asked.result.transaction('forms').objectStore('forms').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

test('[FORM-24] reopened without a connection, the form has what was typed; after logging out nothing of it is stored', async ({
  desk,
  open,
}) => {
  const { page, watch, step, held } = await atForm({ desk, open }, 'approved', {
    seat: phone,
  });
  watch.allowOffline();
  watch.allowMessage(/./);
  // The answer to a save may be lost with the connection: the save is repeated, and meets its own values.
  watch.allow(409, /save-kyc-section/);
  await step('contact');
  await installed(page);
  expect((await cached(page)).some((path) => path.includes('texts-en-form'))).toBe(true);
  await page.context().setOffline(true);
  await field(page, 'Last name').fill('Hoekstra-Vos');
  await expect(page.getByText(/Kept on this phone since/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('Hoekstra-Vos');
  expect((await cached(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  // A network without a way out: the browser counts as online, and the server does not answer.
  await page.route('**/api/desk/views/client-form?*', () => undefined);
  const list = page.waitForResponse(/\/views\/client-forms/);
  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('Hoekstra-Vos');
  await page.unroute('**/api/desk/views/client-form?*');
  expect((await held()).answers.contact.lastName).toBe('Hoekstra-Vos');
  expect(await keptForms(page)).toBe(1);
  // The question is shown over the list of forms.
  await list;
  // Logging out deletes what is on the device: while that is more than the server has, the question says so.
  await page.context().setOffline(true);
  await field(page, 'Last name').fill('Hoekstra');
  await press(page.getByRole('button', { name: 'Menu: help, log out' }));
  await press(page.getByRole('menuitem', { name: 'Log out' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('If you log out now, that part is lost.');
  await checkPage(page, 'logout-unsent');
  await page.context().setOffline(false);
  await expect(question).toContainText('Your answers are saved.', { timeout: 20_000 });
  await press(question.getByRole('button', { name: 'Log out' }));
  await expect(page.getByLabel('Your email address')).toBeVisible();
  await expect.poll(() => keptForms(page)).toBe(0);
});

test('[FORM-24] after one visit to one page, every page of the form opens without a connection, in its language', async ({
  desk,
  open,
}) => {
  const { page, watch, step, one } = await atForm({ desk, open }, 'approved', {
    seat: { ...phone, language: 'nl' },
  });
  watch.allowOffline();
  watch.allowMessage(/./);
  await step('contact');
  await expect(field(page, 'Achternaam')).toBeVisible();
  await installed(page);
  expect((await cached(page)).filter((path) => path === '/index.html' || path.includes('texts-nl-form'))).toHaveLength(
    2,
  );
  expect(await keptForms(page)).toBe(1);
  await page.context().setOffline(true);
  const pages = [
    '',
    'start',
    'contact',
    'legal-entity',
    'documents',
    'activities',
    'ownership',
    'people',
    'identity',
    'review',
  ];
  for (const name of pages) {
    await page.goto(`/form/${one.request}${name && `?step=${name}`}`);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
  }
});

test('[FORM-24, ERR-14] what has not loaded yet waits for the connection, and the page that one types on stays', async ({
  desk,
  open,
}) => {
  const { page, watch, step } = await atForm({ desk, open }, 'approved', { seat: phone });
  watch.allowOffline();
  watch.allowMessage(/./);
  // A first visit: nothing is stored on the device yet.
  await page.route(/client-menu|sw\.js|service-worker/, (route) => route.abort());
  await step('contact');
  await expect(field(page, 'Last name')).toBeVisible();
  await page.context().setOffline(true);
  await field(page, 'Last name').fill('Hoekstra-Vos');
  await press(page.getByRole('button', { name: 'Menu: help, log out' }));
  await expect(page.getByText(/Kept on this phone since/)).toBeVisible();
  await expect(field(page, 'Last name')).toHaveValue('Hoekstra-Vos');
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(field(page, 'Last name')).toHaveValue('Hoekstra-Vos');
});

test('[FORM-24] the portals of staff have no service worker', async ({ open }) => {
  const { page, goto } = await open('gatekeeper');
  await goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
