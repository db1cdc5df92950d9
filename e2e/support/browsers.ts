import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Browsers for one owner after the other: each finds it empty, but for the program's own files. */
export interface Browsers {
  /** A page of an empty browser that is like this, for an owner who comes to this origin. */
  take(origin: string, options: BrowserContextOptions): Promise<Page>;
  /** Its owner is gone; another may come. */
  giveBack(context: BrowserContext): Promise<void>;
}

/** A third of a journey went into loading the same program into new browsers. */
export function lend(browser: Browser, origins: readonly string[]): Browsers {
  const idle = new Map<string, BrowserContext[]>();
  const kinds = new WeakMap<BrowserContext, string>();
  return {
    async take(origin, options) {
      const kind = JSON.stringify([origin, options]);
      const context = idle.get(kind)?.pop();
      if (context) return emptied(await context.newPage(), origins);
      const made = await browser.newContext(options);
      kinds.set(made, kind);
      return made.newPage();
    },
    async giveBack(context) {
      await Promise.all(context.pages().map((page) => page.close()));
      await context.setOffline(false);
      const kind = kinds.get(context) ?? '';
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    },
  };
}

async function emptied(page: Page, origins: readonly string[]): Promise<Page> {
  await page.context().clearCookies();
  const devtools = await page.context().newCDPSession(page);
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  return page;
}

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
