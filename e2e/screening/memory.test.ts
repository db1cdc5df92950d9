import { languages } from '@dossier/domain/languages';
import { checkPage } from '../support/check-page.ts';
import {
  decideByKeys,
  deskWithList,
  hitsOf,
  loadList,
  screened,
  screenedCase,
  withoutLists,
} from '../support/screening.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const entry = { id: 'T-7', name: 'Joris van Rijsbergen', born: '1971-05-04', country: 'by', programme: 'TEST-1' };

for (const language of languages) {
  const t = loadTexts(language);

  test(`[SCR-08, SCR-11, SCR-12, SCR-14] ${language}: a dismissal stays valid while entry and subject are unchanged, and is reopened with the reason when the list changes`, async ({
    desk,
    open,
  }) => {
    const { lead, list } = await deskWithList(desk, [entry], language);
    const one = await screenedCase(desk, language);
    const { page, goto } = await open('intern', { as: one.intern, language });
    await goto(`/internal/entity/${one.subject}/screening`);
    const detail = page.getByRole('region', { name: 'Joris van Rijsbergen' });
    await expect(detail.getByText(t('screening:hit.entry', { id: 'T-7' }))).toBeVisible();
    const reason = 'Born nine years later, in another country.';
    await decideByKeys(page, 'f', reason);
    await expect(detail.getByText(t('hit-states:false_positive')).first()).toBeVisible();
    await expect(page.getByText(t('screening:result.dismissed_one', { count: 1 }))).toBeVisible();

    // The same list again: unchanged hits are not reopened.
    const again = page.waitForResponse(/\/api\/desk\/run-screening$/);
    await page.getByRole('button', { name: t('screening:run.again'), exact: true }).click();
    expect((await again).status()).toBe(200);
    await screened(one);
    expect(await hitsOf(one)).toMatchObject([{ entryId: 'T-7', state: 'false_positive' }]);

    // The entry changes: the hit is reopened, with the earlier decision and the reason.
    await loadList(desk, lead, list, [{ ...entry, born: '1980-02-29', country: 'nl' }], '2026-11-20');
    await page.getByRole('button', { name: t('screening:run.again'), exact: true }).click();
    await expect(detail.getByText(t('screening:earlier.back'))).toBeVisible();
    await expect(detail.getByText(reason)).toBeVisible();
    await expect(detail.getByText(new RegExp(t('screening:earlier.entry')))).toBeVisible();
    expect(await hitsOf(one)).toMatchObject([{ entryId: 'T-7', state: 'open', earlier: { changed: ['entry'] } }]);
    await checkPage(page, `hit-returned-${language}`);
    await page.getByRole('button', { name: t('screening:earlier.use'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: t('screening:decide.reason') })).toHaveValue(reason);
    await withoutLists(desk, lead);
  });
}
