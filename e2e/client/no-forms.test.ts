import { checkPage } from '../support/check-page.ts';
import { makeClient } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('[FORM-15, NAV-07, NAV-11] a client without forms sees "no forms available", and no sidebar', async ({
  desk,
  open,
}) => {
  const { page, goto } = await open('client', { as: await makeClient(desk) });
  await goto('/forms');
  await expect(page.getByText(/no forms available/i)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await checkPage(page, 'no-forms');
  await page.getByRole('button', { name: 'Menu: help, log out' }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu: help, log out' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(dialog).toContainText('You can continue later');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
