import { expect, type Locator } from '@playwright/test';

/** More controls than any page of a journey has. */
const maxSteps = 120;

/** Moves the focus with Tab, as a person without a mouse does, until it is on the target. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  for (let step = 0; step < maxSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Moves the focus to a control and presses Enter. */
export async function enterOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Moves the focus to a field and types. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}
