import { expect, type Page } from '@playwright/test';

/** The toast says exactly this, and it is the only one. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toasts = page.locator('[data-toast]');
  await expect(toasts).toHaveText(text);
  await expect(toasts).toHaveCount(1);
}
