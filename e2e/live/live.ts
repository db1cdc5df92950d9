import type { PortalName } from '../support/desk.ts';
import { test as base } from '../support/test.ts';
import { expectRefresh, type LiveScreen } from './screen.ts';
import { type LiveWorld, makeWorld } from './world.ts';

const test = base.extend<object, { world: LiveWorld }>({
  world: [async ({ desk }, use) => use(await makeWorld(desk)), { scope: 'worker' }],
});

/** One test per screen, all with the same server and people. */
export function testScreens(portal: PortalName, screens: readonly LiveScreen[]): void {
  test.describe.configure({ mode: 'default' });
  for (const { route, title, prepare } of screens)
    test(`[ONB-18, HIST-03] ${route} ${title}`, async ({ desk, world, open }) => {
      const screen = await prepare(world);
      const { page, watch } = await open(portal, { as: world[portal], viewport: { width: 1280, height: 600 } });
      // Both owners save the same section: the page merges.
      watch.allow(409, /save-kyc-section$/);
      await expectRefresh(page, desk.origin(portal), screen);
    });
}
