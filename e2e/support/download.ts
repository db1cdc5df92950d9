import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { press } from './press.ts';

/** Presses a download button, and checks the file's name and first bytes. */
export async function expectDownload(page: Page, button: string, name: RegExp, start: string): Promise<Buffer> {
  // A report takes seconds of processor time, more while other journeys run.
  const coming = page.waitForEvent('download', { timeout: 45_000 });
  await press(page.getByRole('button', { name: button, exact: true }));
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = await readFile(await download.path());
  expect(bytes.toString('latin1', 0, start.length)).toBe(start);
  return bytes;
}
