import { languages } from '@dossier/domain/languages';
import { view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { field } from '../support/fields.ts';
import { mail } from '../support/mailbox.ts';
import { deskWithList, loadList, withoutLists } from '../support/screening.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const unmatched = [{ id: 'T-0', name: 'Zebulon Quixley', born: '1930-01-01' }];
const partner = { id: 'T-9', name: 'Joris van Rijsbergen', born: '1980-02-29', country: 'nl', programme: 'TEST-1' };

for (const language of languages) {
  const t = loadTexts(language);

  test(`[SUB-01, SUB-02, SUB-03, SUB-04, SCR-12] ${language}: a client is monitored; a new version of a list opens an alert, mails the recipients, and is closed with a reason`, async ({
    desk,
    open,
  }) => {
    const { lead, list } = await deskWithList(desk, unmatched, language);
    const one = await makeCase(desk, 'completed', { language });

    const { page, goto } = await open('gatekeeper', { as: one.gatekeeper, language });
    await goto(`/external/entity/${one.subject}/overview`);
    await page.getByRole('link', { name: t('entity:rail.watch'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`new-subscription\\?request=${one.request}`));
    await expect(page.getByRole('region', { name: t('subscriptions:form.client') })).toContainText(one.company.name);
    await expect(page.getByText(t('subscriptions:new.plans'))).toBeVisible();
    await page.getByText(t('subscriptions:levels.full_review'), { exact: true }).click();
    await expect(page.getByText(t('subscriptions:form.first-run'), { exact: true })).toBeVisible();
    await checkPage(page, `new-subscription-${language}`);
    await page.getByRole('button', { name: t('subscriptions:new.start'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: one.company.name });
    await expect(drawer.getByText(t('subscriptions:alerts.none'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: one.company.name })).toBeVisible();
    await checkPage(page, `subscriptions-${language}`);

    await loadList(desk, lead, list, [...unmatched, partner], '2026-11-20');
    await mail(desk, one.gatekeeper.email, new RegExp(one.reference));
    await goto('/external/dashboard');
    const tile = page.getByRole('region', { name: t('dashboard:alerts.title') });
    await expect(tile).toContainText('Joris van Rijsbergen');
    await checkPage(page, `dashboard-alert-${language}`);
    await tile.getByRole('link', { name: t('dashboard:alerts.view'), exact: true }).click();
    const names = { names: 'Joris van Rijsbergen' };
    await expect(drawer.getByText(t('subscriptions:alerts.screening-hit', names))).toBeVisible();
    await checkPage(page, `subscription-alert-${language}`);

    // Interns see the same, with disabled actions where they have no permission.
    const desk1 = await open('intern', {
      as: one.intern,
      language,
      viewport: { width: 390, height: 844 },
    });
    await desk1.goto(`/internal/entity/${one.subject}/subscriptions`);
    await expect(desk1.page.getByText(t('subscriptions:alerts.screening-hit', names))).toBeVisible();
    await expect(desk1.page.getByText(new RegExp(t('subscriptions:detail.you-read')))).toBeVisible();
    await expect(
      desk1.page.getByRole('button', { name: t('subscriptions:actions.pause'), exact: true }),
    ).toBeDisabled();
    await fitsWidth(desk1.page);
    await checkPage(desk1.page, `entity-subscriptions-${language}`);
    await desk1.page.getByText(new RegExp(`^${t('subscriptions:history.runs')}`)).click();
    await expect(desk1.page.getByText(t('subscriptions:history.causes.list')).first()).toBeVisible();
    await fitsWidth(desk1.page);
    await checkPage(desk1.page, `entity-subscription-runs-${language}`);
    await desk1.page.setViewportSize({ width: 1440, height: 900 });
    await checkPage(desk1.page, `entity-subscription-runs-wide-${language}`);

    await drawer.getByRole('button', { name: t('subscriptions:alerts.close-of', names), exact: true }).click();
    const ask = page.getByRole('alertdialog', { name: t('subscriptions:close.title') });
    await expect(ask.getByRole('button', { name: t('subscriptions:close.do'), exact: true })).toBeDisabled();
    await field(ask, t('subscriptions:close.reason')).fill('Looked at it with the desk: somebody else.');
    await ask.getByRole('button', { name: t('subscriptions:close.do'), exact: true }).click();
    await expect(ask).toBeHidden();
    await expect(drawer.getByText(t('subscriptions:alerts.state.closed'), { exact: true })).toBeVisible();
    const { token } = await one.as(one.gatekeeper);
    const { items } = await view(desk, token, 'subscriptions');
    expect(items).toMatchObject([
      { subject: one.subject, status: 'active', lastResult: 'possible-hit', alerts: [{ state: 'closed' }] },
    ]);
    expect((await view(desk, token, 'dashboard')).alertsTotal).toBe(0);
    await withoutLists(desk, lead);
  });
}
