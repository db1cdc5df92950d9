import type { Page } from '@playwright/test';

/** Stores values for the origin before its first page loads; later changes by the page are kept. */
export async function seed(page: Page, origin: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ({ origin, values }) => {
      const isFirst = window.name === '' && location.origin === origin;
      if (!isFirst) return;
      // Lives as long as the tab, and is unknown to the application.
      window.name = 'seeded';
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    { origin, values },
  );
}
