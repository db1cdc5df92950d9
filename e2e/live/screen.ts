import { expect, type Locator, type Page } from '@playwright/test';
import { field } from '../support/fields.ts';
import type { LiveWorld } from './world.ts';

/** A screen that one person has open, and a change that another person makes to it. */
export interface OpenScreen {
  /** Address in the portal. */
  readonly path: string;
  /** Label and text of a field that the person is filling in. */
  readonly typed?: readonly [label: string, text: string];
  /** Opens a dialog or drawer of the screen. */
  readonly open?: (page: Page) => Promise<void>;
  /** Made outside the browser, as another person. */
  readonly change: () => Promise<unknown>;
  /** Appears only after the change. */
  readonly shows: (page: Page) => Locator;
}

export interface LiveScreen {
  /** As in the router. */
  readonly route: string;
  /** `shows <what> when <another person> …`, after the route. */
  readonly title: string;
  readonly prepare: (world: LiveWorld) => Promise<OpenScreen> | OpenScreen;
}

/** Makes the change while the screen is open; checks that it appears and that the person is not interrupted. */
export async function expectRefresh(page: Page, origin: string, screen: OpenScreen): Promise<void> {
  const subscribed = page.waitForResponse(isSubscription, { timeout: 60_000 });
  await page.goto(`${origin}${screen.path}`);
  await subscribed;
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
  await screen.open?.(page);
  if (screen.typed) await typedField(page, screen).fill(screen.typed[1]);
  const target = screen.shows(page);
  await expect(target, 'before the change').toHaveCount(0);
  const position = await notePosition(page, screen);
  await screen.change();
  await expect(target.first(), 'after the change').toBeVisible();
  await position.expectKept();
}

const isSubscription = (response: { url(): string; request(): { method(): string } }): boolean =>
  response.url().endsWith('/api/realtime') && response.request().method() === 'POST';

/** Focus, scroll position and typed text. A page that was loaded again has lost the focused element. */
async function notePosition(page: Page, screen: OpenScreen) {
  const { typed, open } = screen;
  if (typed) await typedField(page, screen).focus();
  else if (!open) await page.evaluate(focusFirst);
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(() => window.scrollTo(0, 40));
  const scrolled = await page.evaluate(() => window.scrollY);
  return {
    async expectKept() {
      expect(await focused.evaluate((element) => element === document.activeElement), 'the focus').toBe(true);
      const most = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      // The browser scrolls on when something is inserted above, and back when the page has become shorter.
      const position = await page.evaluate(() => window.scrollY);
      expect(position, 'the scroll position').toBeGreaterThanOrEqual(Math.min(scrolled, most));
      if (typed) await expect(typedField(page, screen), 'the typed text').toHaveValue(typed[1]);
    },
  };
}

const typedField = (page: Page, { typed }: OpenScreen): Locator => field(page, typed?.[0] ?? '').first();

/** Focuses the first control of the page when none has the focus. */
function focusFirst(): void {
  const main = document.querySelector('main');
  if (main?.contains(document.activeElement) && document.activeElement !== main) return;
  const controls = main?.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, textarea') ?? [];
  [...controls].find((control) => control.checkVisibility())?.focus();
}
