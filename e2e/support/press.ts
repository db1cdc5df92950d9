import type { Locator } from '@playwright/test';

/** Presses as the person of this page does: with a finger on a phone, with the mouse on a computer. */
export async function press(target: Locator): Promise<void> {
  const isTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouch ? target.tap() : target.click());
}
