import { checkPage, fitsEnlarged, showsTables } from '../support/check-page.ts';
import type { PortalName } from '../support/desk.ts';
import { test as base, openSeat, type Seat } from '../support/test.ts';
import { expectRefresh, type LiveScreen } from './screen.ts';
import { type LiveWorld, makeWorld } from './world.ts';

interface Shared {
  readonly world: LiveWorld;
  /** The page of one person per portal: the screens are opened in it one after another. */
  readonly seatAt: (portal: PortalName) => Promise<Seat>;
}

const test = base.extend<object, Shared>({
  world: [async ({ desk }, use) => use(await makeWorld(desk)), { scope: 'worker' }],
  seatAt: [
    async ({ browser, desk, world }, use) => {
      const seats = new Map<PortalName, Promise<Seat>>();
      await use((portal) => {
        const viewport = { width: 1280, height: 600 };
        const seat = seats.get(portal) ?? openSeat(browser, desk, portal, { as: world[portal], viewport });
        seats.set(portal, seat);
        return seat;
      });
      for (const seat of seats.values()) await (await seat).page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** One test per screen, all with the same server and people: what another person changes, axe in both themes, tables, 400 %. */
export function testScreens(portal: PortalName, screens: readonly LiveScreen[]): void {
  test.describe.configure({ mode: 'default' });
  for (const { route, title, prepare } of screens)
    test(`[ONB-18, HIST-03] ${route} ${title}`, async ({ desk, world, seatAt }) => {
      const screen = await prepare(world);
      const { page, watch } = await seatAt(portal);
      // Both owners save the same section: the page merges.
      watch.allow(409, /save-kyc-section$/);
      await expectRefresh(page, desk.origin(portal), screen);
      await page.evaluate(() => window.scrollTo(0, 0));
      await checkPage(page, route.slice(1).replaceAll('/', '-'));
      await showsTables(page);
      await fitsEnlarged(page);
      watch.assertClean();
    });
}
