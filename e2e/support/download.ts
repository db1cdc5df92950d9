import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Clicks a download button, and checks the file's name and first bytes. */
export async function expectDownload(page: Page, button: string, name: RegExp, start: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = await readFile(await download.path());
  expect(bytes.toString('latin1', 0, start.length)).toBe(start);
  return bytes;
}
