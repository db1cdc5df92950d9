import type { Page } from '@playwright/test';

/** Stores values for the origin before its first page loads; what the page then makes of them stays. */
export async function seed(page: Page, origin: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ({ origin, values }) => {
      const isFirst = window.name === '' && location.origin === origin;
      if (!isFirst) return;
      // It lives as long as the tab, and the program knows nothing of it.
      window.name = 'seeded';
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    { origin, values },
  );
}
