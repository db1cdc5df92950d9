import { checkPage } from '../support/check-page.ts';
import { makeClient } from '../support/people.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test('[FORM-15, NAV-07, NAV-11] a client without forms sees "no forms available", and no sidebar', async ({
  desk,
  open,
}) => {
  const { page, goto } = await open('client', { as: await makeClient(desk), ...phone });
  await goto('/forms');
  await expect(page.getByText(/no forms available/i)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await checkPage(page, 'no-forms');
  await goto('/external/onboardings');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  await goto('/forms');
  await press(page.getByRole('button', { name: 'Menu: help, log out' }));
  await press(page.getByRole('menuitem', { name: 'Help' }));
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Menu: help, log out' }));
  await press(page.getByRole('menuitem', { name: 'Log out' }));
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(dialog).toContainText('You can continue later');
  await press(dialog.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL(/\/login$/);
});
