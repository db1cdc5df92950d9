import { expect, type Page } from '@playwright/test';

/** Asserts that this toast, and no other, is shown. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toasts = page.locator('[data-toast]');
  await expect(toasts).toHaveText(text);
  await expect(toasts).toHaveCount(1);
}
