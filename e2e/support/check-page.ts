import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** WCAG 2.2 AA, by axe's rule tags. */
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
/** A theme changes colours only. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks the current page, with the drawer or dialog that is open: with axe in the light and the dark theme. Takes a
 * screenshot when E2E_PICTURES names a folder.
 */
export async function checkPage(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await violations(page, options), `${name} (${page.url()})`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, colours), `${name}, dark (${page.url()})`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  const folder = process.env['E2E_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Runs axe. Our pages have no frames, so axe runs in the page itself, injected once. */
async function violations(page: Page, how: RunOptions): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  return page.evaluate(async (how) => {
    const { axe } = globalThis as unknown as { axe: { run(of: Document, how: unknown): Promise<AxeResults> } };
    const found = await axe.run(document, how);
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  }, how);
}

/** Waits until nothing loads or moves: during a fade colours are temporary. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}

/** Asserts that no content is wider than the screen. */
export async function fitsWidth(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(screen);
}

/** A window of 1280 pixels at 400 %. */
const enlarged = { width: 320, height: 256 } as const;

/** Asserts that a window at 400 % shows the page, and an open drawer or dialog, without scrolling sideways. */
export async function fitsEnlarged(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(enlarged);
  await fitsWidth(page);
  // A dialog is placed above the page, which does not grow with it.
  for (const overlay of await page.locator('[role=dialog],[role=alertdialog]').all()) {
    const sizes = await overlay.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(sizes.scrollWidth, `the dialog at ${page.url()}`).toBeLessThanOrEqual(sizes.clientWidth);
    expect((await overlay.boundingBox())?.width).toBeLessThanOrEqual(enlarged.width);
  }
  if (before) await page.setViewportSize(before);
}
