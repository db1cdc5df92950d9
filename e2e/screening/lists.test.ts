import { languages } from '@dossier/domain/languages';
import { view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { field } from '../support/fields.ts';
import { makeIntern, session } from '../support/people.ts';
import { listFile, listName, listPart, makeLead, withoutLists } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const many = Array.from({ length: 20 }, (_, at) => ({
  id: `T-${at}`,
  name: `Anna Voorbeeld ${'abcdefghijklmnopqrst'[at]}`,
}));

for (const language of languages) {
  const t = loadTexts(language);

  test(`[SCR-10, SCR-12] ${language}: a lead uploads a list; a version that shrank is refused with an error, and the last accepted version stays active`, async ({
    desk,
    open,
  }) => {
    const lead = await makeLead(desk, language);
    await withoutLists(desk, lead);
    const name = listName('EU financial sanctions');
    const { page, goto } = await open('intern', { session: lead, language });
    await goto('/internal/dashboard');
    await expect(page.getByText(t('dashboard:lists.none'))).toBeVisible();
    await page.getByRole('link', { name: t('dashboard:lists.go'), exact: true }).click();
    await expect(page).toHaveURL(/\/internal\/lists/);
    await expect(page.getByText(t('screening-lists:empty'))).toBeVisible();
    await checkPage(page, `lists-empty-${language}`);
    await page.getByRole('button', { name: t('screening-lists:add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('screening-lists:form.new') });
    await form.getByRole('button', { name: t('screening-lists:form.save'), exact: true }).click();
    await expect(form.getByText(t('errors:fields.missing')).first()).toBeVisible();
    await field(form, t('screening-lists:form.name')).fill(name);
    await form.getByRole('button', { name: new RegExp(t('screening-lists:form.format')) }).click();
    await page.getByRole('option', { name: t('screening-lists:formats.opensanctions-csv') }).click();
    await expect(form.getByText(t('screening-lists:form.outbound'))).toBeVisible();
    await checkPage(page, `list-form-${language}`);
    await form.getByRole('button', { name: t('screening-lists:form.save'), exact: true }).click();

    const drawer = page.getByRole('dialog', { name });
    await drawer.locator('input[type=file]').setInputFiles(listPart(listFile(many, '2026-11-18')));
    await expect(drawer.getByText(t('screening-lists:states.done'), { exact: true })).toBeVisible();
    await expect(drawer.getByText('2026-11-18').first()).toBeVisible();
    await drawer.locator('input[type=file]').setInputFiles(listPart(listFile(many.slice(0, 3), '2026-11-20')));
    const why = t('screening-lists:problems.list-shrank', { before: 20, found: 3 });
    await expect(drawer.getByText(why).first()).toBeVisible();
    await checkPage(page, `list-refused-${language}`);
    const { lists } = await view(desk, lead.token, 'screening-lists');
    expect(lists).toMatchObject([{ name, version: '2026-11-18', entries: 20, isFailing: true }]);

    await page.keyboard.press('Escape');
    await expect(page.getByText(t('screening-lists:failing.title', { name }))).toBeVisible();
    await checkPage(page, `lists-failing-${language}`);

    const reviewer = await open('intern', {
      session: await session(desk, await makeIntern(desk, { language })),
      language,
      viewport: { width: 390, height: 844 },
    });
    await reviewer.goto('/internal/dashboard');
    await expect(reviewer.page.getByText(t('dashboard:lists.failed', { name }))).toBeVisible();
    await fitsWidth(reviewer.page);
    const menu = t('shell:user-menu', { name: 'Ruben Aerts' });
    await reviewer.page.getByRole('button', { name: menu, exact: true }).click();
    await reviewer.page.getByRole('menuitem', { name: t('shell:nav.screening-lists'), exact: true }).click();
    await expect(reviewer.page).toHaveURL(/\/internal\/lists/);
    await expect(reviewer.page.getByText(new RegExp(t('screening-lists:read-only')))).toBeVisible();
    await expect(reviewer.page.getByRole('button', { name: t('screening-lists:add') })).toHaveCount(0);
    await fitsWidth(reviewer.page);
    await checkPage(reviewer.page, `lists-reviewer-${language}`);

    await page.getByRole('row').filter({ hasText: name }).click();
    await drawer.getByRole('button', { name: t('screening-lists:detail.remove'), exact: true }).click();
    const ask = page.getByRole('alertdialog', { name: t('screening-lists:remove.title', { name }) });
    await expect(ask.getByRole('button', { name: t('screening-lists:remove.do'), exact: true })).toBeDisabled();
    await field(ask, t('screening-lists:remove.reason')).fill('Brought in by mistake.');
    await ask.getByRole('button', { name: t('screening-lists:remove.do'), exact: true }).click();
    await expect(page.getByText(t('screening-lists:empty'))).toBeVisible();
    expect((await view(desk, lead.token, 'screening-lists')).lists).toEqual([]);
  });
}
