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
 * Checks the current page, with the drawer or dialog that is open, or only what a selector finds: with axe in the light
 * and the dark theme. Takes a screenshot when E2E_PICTURES names a folder.
 */
export async function checkPage(page: Page, name: string, within = ':root'): Promise<void> {
  await settled(page);
  await expect.soft(page.locator('svg[data-icon]:empty'), `${name}: icons without a shape`).toHaveCount(0);
  expect.soft(await violations(page, options, within), `${name} (${page.url()})`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, colours, within), `${name}, dark (${page.url()})`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  const folder = process.env['E2E_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Runs axe. Our pages have no frames, so axe runs in the page itself, injected once. */
async function violations(page: Page, how: RunOptions, within: string): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const run = async ([how, within]: readonly [RunOptions, string]) => {
    const { axe } = globalThis as unknown as { axe: { run(of: string, how: unknown): Promise<AxeResults> } };
    const found = await axe.run(within, how);
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  };
  return page.evaluate(run, [how, within] as const);
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
  // An open menu finds its place a moment after the window has changed.
  const tooWide = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
  await expect.poll(tooWide, { message: page.url(), timeout: 2_000 }).toBe(0);
}

/** A date or a reference in a cell that is in two lines, and text that is cut off, in the tables of the page. */
function brokenCells(): string[] {
  const whole = /\b\d{1,2} \p{L}{3,9} \d{4}\b|\b[A-Z]{2}-[A-Z0-9-]{4,}/gu;
  const cells = document.querySelectorAll<HTMLElement>(
    'td, th, [role=gridcell], [role=rowheader], [role=columnheader]',
  );
  const linesOf = (node: Node, { index, 0: { length } }: RegExpExecArray): number => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return [...cells].flatMap((cell) => {
    if (!cell.checkVisibility()) return [];
    const found: string[] = [];
    const frame = cell.closest('table')?.parentElement;
    if (frame && frame.scrollWidth > frame.clientWidth) found.push(`${cell.textContent}: its table scrolls sideways`);
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const match of (text.textContent ?? '').matchAll(whole))
        if (linesOf(text, match) > 1) found.push(`${match[0]}: in two lines`);
      const parent = text.parentElement;
      const isCut = parent && parent.clientWidth > 1 && parent.scrollWidth > parent.clientWidth + 1;
      if (isCut && getComputedStyle(parent).overflowX !== 'visible' && !parent.closest('[title]'))
        found.push(`${text.textContent}: cut off`);
    }
    return found;
  });
}

/** Asserts that the tables of the page show dates and references in one line, and cut nothing off, from 1024 pixels on. */
export async function showsTables(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    expect.soft(await page.evaluate(brokenCells), `tables at ${width} pixels (${page.url()})`).toEqual([]);
    await fitsWidth(page);
  }
  if (before) await page.setViewportSize(before);
}

/** A window of 1280 pixels at 400 %. */
const enlarged = { width: 320, height: 256 } as const;

/** Texts that a box cuts off without an ellipsis; a drawing, hidden from assistive technology, may end at its edge. */
function cutOff(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((box) => {
    const { overflowX, textOverflow } = getComputedStyle(box);
    const isCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && box.clientWidth > 2;
    const isTooWide = isCut && box.scrollWidth > box.clientWidth + 1 && box.checkVisibility();
    return isTooWide && box.textContent && !box.closest('[aria-hidden=true]') ? [box.textContent.slice(0, 120)] : [];
  });
}

/** Asserts that a window at 400 % shows the page, and an open drawer or dialog, without scrolling sideways. */
export async function fitsEnlarged(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(enlarged);
  await fitsWidth(page);
  expect(await page.evaluate(cutOff), `cut off at ${page.url()}`).toEqual([]);
  // A dialog is placed above the page, which does not grow with it.
  for (const overlay of await page.locator('[role=dialog],[role=alertdialog]').all()) {
    const sizes = await overlay.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(sizes.scrollWidth, `the dialog at ${page.url()}`).toBeLessThanOrEqual(sizes.clientWidth);
    expect((await overlay.boundingBox())?.width).toBeLessThanOrEqual(enlarged.width);
  }
  if (before) await page.setViewportSize(before);
}
