import { expect, type Page } from '@playwright/test';
import { escaped, field, pick, typeDate } from './fields.ts';
import type { Texts } from './texts.ts';

/** An intern with an open onboarding. */
export interface Reviewer {
  readonly page: Page;
  readonly t: Texts;
}

/** Finds the onboarding in the queue and opens it. */
export async function openFromQueue({ page, t }: Reviewer, name: string): Promise<void> {
  const search = page.getByRole('searchbox').first();
  await search.fill(name);
  await expect(page).toHaveURL(/[?&]q=/);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  await row.getByText(name).first().click();
  await expect(page).toHaveURL(/\/internal\/entity\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: t('entity:rail.take'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('entity:rail.give-back'), exact: true })).toBeVisible();
}

/** Opens every document, one after the other, and verifies it. */
export async function verifyDocuments({ page, t }: Reviewer): Promise<number> {
  await page.getByRole('link', { name: t('entity:action.review-documents') }).click();
  await expect(page).toHaveURL(/\/documents\/view\//);
  const words = [t('documents:viewer.verify-next'), t('documents:viewer.verify')].map(escaped).join('|');
  // The button shows its keyboard shortcut after its label.
  const verify = page.getByRole('button', { name: new RegExp(`^(${words})( V)?$`) });
  let verified = 0;
  for (let isLast = false; !isLast; verified++) {
    await expect(verify).toBeEnabled();
    isLast = !(await verify.innerText()).startsWith(t('documents:viewer.verify-next'));
    const before = page.url();
    const answered = page.waitForResponse(/verify-document$/);
    await verify.click();
    expect((await answered).status()).toBe(200);
    if (!isLast) await expect(page).not.toHaveURL(before);
  }
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: t(`documents:end.title_${verified === 1 ? 'one' : 'other'}`, { count: verified }),
    }),
  ).toBeFocused();
  await page.getByRole('link', { name: t('documents:viewer.back') }).click();
  return verified;
}

export async function approveCheck({ page, t }: Reviewer, check: string): Promise<void> {
  const name = t(`checks:${check}`);
  await page.getByRole('button', { name: t('entity:check.approve-of', { name }), exact: true }).click();
  await expect(page.getByRole('button', { name: t('entity:check.again-of', { name }), exact: true })).toBeVisible();
}

/** Records that a person was identified in person. */
export async function recordIdentity({ page, t }: Reviewer, name: string): Promise<void> {
  await page.getByRole('button', { name: t('entity:identity.verify-of', { name }), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('entity:identity.title') });
  await pick(drawer, t('entity:identity.method'), t('identity:methods.video_call'));
  await drawer.getByRole('button', { name: t('entity:identity.save'), exact: true }).click();
  await expect(drawer).toBeHidden();
}

/** The last step: nothing blocks completion. */
export async function complete({ page, t }: Reviewer, reference: string): Promise<void> {
  await page
    .getByRole('button', { name: t('entity:action.complete'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('entity:complete.title', { reference }) });
  await dialog.getByRole('button', { name: t('entity:complete.do'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Records by hand for every name what was searched, where, and the result. */
export async function recordScreenings({ page, t }: Reviewer, names: readonly string[]): Promise<void> {
  const kinds = [t('screening:company-short'), t('screening:people-short')].map(escaped).join('|');
  for (const name of names) {
    await page
      .getByRole('navigation', { name: new RegExp(`^(${kinds})$`) })
      .getByRole('link', { name: new RegExp(escaped(name)) })
      .click();
    // Automatic screening has run already, and reported that there was no list.
    const words = [t('screening:record.do'), t('screening:record.again')].map(escaped).join('|');
    await page.getByRole('button', { name: new RegExp(`^(${words})$`) }).click();
    const drawer = page.getByRole('dialog', { name: t('screening:record.title') });
    await field(drawer, t('screening:record.list')).fill('EU consolidated list');
    await field(drawer, t('screening:record.version')).fill('2026-11-20');
    await typeDate(drawer, t('screening:record.list-date'), '2026-11-20');
    const clear = new RegExp(`^${escaped(t('statuses:clear'))}`);
    await pick(drawer, t('screening:record.outcome'), clear);
    await field(drawer, t('screening:record.reason')).fill('No name comes near.');
    const answered = page.waitForResponse(/\/api\/desk\/record-screening$/);
    await drawer.getByRole('button', { name: t('screening:record.save'), exact: true }).click();
    expect((await answered).status()).toBe(200);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('region', { name })).toContainText('No name comes near.');
  }
}
