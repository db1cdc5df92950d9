import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { PortalName } from './desk.ts';
import { openDesk, type Person, type Session, type StaffedDesk, sessionOf } from './people.ts';
import { seed } from './seed.ts';
import { type Watch, watch } from './watch.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Signed in as this person, without the login screens. */
  readonly as?: Person;
  /** The same, with an existing session. */
  readonly session?: Session;
  readonly language?: 'en' | 'nl';
}

/** A browser for one person: its own storage, monitored for errors. */
export interface Seat {
  readonly page: Page;
  readonly watch: Watch;
  /** A path of the portal. */
  goto(path: string): Promise<void>;
}

interface Fixtures {
  /** Opens a portal in a browser of its own; every error on it that the journey did not allow fails the test. */
  readonly open: (portal: PortalName, options?: OpenOptions) => Promise<Seat>;
}

/** Opens a portal in a browser of its own. */
export async function openSeat(
  browser: Browser,
  desk: StaffedDesk,
  portal: PortalName,
  { as, session: known, language = 'en', ...options }: OpenOptions = {},
): Promise<Seat> {
  const origin = desk.origin(portal);
  const kept = known ?? (as && (await sessionOf(desk, as)));
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    locale: language === 'nl' ? 'nl-NL' : 'en-GB',
    ...options,
  });
  const page = await context.newPage();
  await seed(page, origin, { i18nextLng: language, ...(kept && { pocketbase_auth: JSON.stringify(kept) }) });
  return { page, watch: await watch(page), goto: async (path) => void (await page.goto(`${origin}${path}`)) };
}

/** One server per worker: journeys are isolated by having their own institutions, like real users. */
export const test = base.extend<Fixtures, { desk: StaffedDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const desk = await openDesk();
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, desk, contextOptions }, use) => {
    const seats: Seat[] = [];
    await use(async (portal, options) => {
      const seat = await openSeat(browser, desk, portal, { ...contextOptions, ...options });
      seats.push(seat);
      return seat;
    });
    for (const seat of seats) {
      seat.watch.assertClean();
      await seat.page.context().close();
    }
  },
});

export { expect } from '@playwright/test';
