import { checkPage, fitsWidth } from '../support/check-page.ts';
import { fullNameOf, makeIntern } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('en');

test('[ONB-18] two reviewers see each other in the queue and in an onboarding, and the institution sees neither', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const colleague = await makeIntern(desk);
  const name = fullNameOf(colleague);
  const path = `/internal/entity/${one.subject}/overview`;
  const mine = await open('intern', { as: one.intern, viewport: { width: 1440, height: 900 } });
  const theirs = await open('intern', { as: colleague });
  const institution = await open('gatekeeper', { as: one.gatekeeper });
  const { page } = mine;

  await test.step('the queue marks the row that the colleague opens', async () => {
    await mine.goto(`/internal/onboardings?tab=all&q=${one.company.number}`);
    const row = page.getByRole('row').filter({ hasText: one.company.name });
    await expect(row).toBeVisible();
    await row.focus();
    await theirs.goto(path);
    await expect(row.getByText(t('presence:row_one', { names: name })).filter({ visible: true })).toBeVisible();
    await checkPage(page, 'presence-queue');
  });

  await test.step('the onboarding names the colleague and what they have open', async () => {
    await mine.goto(path);
    const here = page.getByRole('region', { name: t('presence:title') });
    await expect(here).toContainText(name);
    await expect(here).toContainText(t('presence:reading', { part: t('presence:parts.overview') }));
    await expect(page.getByRole('status').filter({ hasText: t('presence:now', { names: name }) })).toHaveCount(1);
    await expect(theirs.page.getByRole('region', { name: t('presence:title') })).toContainText(fullNameOf(one.intern));
  });

  await test.step('a section says who edits it, and locks nothing', async () => {
    const reject = t('entity:check.reject-of', { name: t('checks:ownership') });
    await page.getByRole('button', { name: reject }).focus();
    await theirs.page.getByRole('button', { name: reject }).press('Enter');
    const section = page.getByRole('region', { name: t('entity:ownership.title') });
    const editing = section.getByText(`${name} is editing this section`);
    await expect(editing).toBeVisible();
    await expect(page.getByRole('button', { name: reject })).toBeEnabled();
    await expect(page.getByRole('button', { name: reject })).toBeFocused();
    await checkPage(page, 'presence');
    await page.setViewportSize({ width: 390, height: 844 });
    await fitsWidth(page);
    await theirs.page.keyboard.press('Escape');
    await expect(editing).toHaveCount(0);
    await expect(theirs.page.getByRole('button', { name: reject })).toBeFocused();
  });

  await test.step('the institution sees nobody', async () => {
    await institution.goto(`/external/entity/${one.subject}/overview`);
    await expect(institution.page.getByRole('heading', { level: 1 })).toHaveText(one.company.name);
    await expect(institution.page.getByText(name)).toHaveCount(0);
    await expect(institution.page.getByRole('region', { name: t('presence:title') })).toHaveCount(0);
  });

  await test.step('a closed tab is gone', async () => {
    await theirs.page.close({ runBeforeUnload: true });
    await expect(page.getByRole('region', { name: t('presence:title') })).toHaveCount(0);
  });
});

test('[ONB-18] a rejection that a colleague overtook is refused with that decision, and replaces it at a second press', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const path = `/internal/entity/${one.subject}/overview`;
  const mine = await open('intern', { as: one.intern });
  const colleague = await makeIntern(desk);
  const theirs = await open('intern', { as: colleague });
  await mine.goto(path);
  await theirs.goto(path);
  const check = t('checks:activities');
  await mine.page.getByRole('button', { name: t('entity:check.reject-of', { name: check }) }).click();
  const dialog = mine.page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('The website names another activity.');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await theirs.page.getByRole('button', { name: t('entity:check.approve-of', { name: check }) }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('entity:check.meanwhile'));
  await expect(dialog.getByRole('textbox')).toHaveValue('The website names another activity.');

  // The first press is refused: it would replace a decision that was not there when the dialog was opened.
  mine.watch.allow(409, /\/set-check$/);
  await dialog.getByRole('button', { name: t('entity:check.reject'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `${fullNameOf(colleague)} changed this check meanwhile: Approved`,
  );
  await expect(dialog.getByRole('textbox')).toHaveValue('The website names another activity.');
  await checkPage(mine.page, 'check-overtaken');
  await dialog.getByRole('button', { name: t('entity:check.reject-anyway') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(theirs.page.getByRole('region', { name: t('entity:activities.title') })).toContainText(
    t('statuses:rejected'),
  );
});
