import { languages } from '@dossier/domain/languages';
import type { Page } from '@playwright/test';
import { run, view } from '../support/call.ts';
import { fitsEnlarged, fitsWidth } from '../support/check-page.ts';
import { escaped } from '../support/fields.ts';
import { makeIntern } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts, type Texts } from '../support/texts.ts';

/** The buttons of a header that do not react 20 px from their middle. */
const missedTouches = (header: Element): string[] =>
  [...header.querySelectorAll('button')].flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const points = [
      [left - 20, top] as const,
      [left + 20, top] as const,
      [left, top - 20] as const,
      [left, top + 20] as const,
    ];
    const isHit = points.every(([px, py]) => button.contains(document.elementFromPoint(px, py)));
    return isHit ? [] : [button.getAttribute('aria-label') ?? button.textContent];
  });

/** In the viewer the document fits its width and the buttons of a decision are whole, at a phone, a tablet and 200 %. */
async function decisionsAreInView(page: Page, t: Texts): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  const stage = page.getByRole('document', { name: t('documents:viewer.pages') });
  for (const viewport of [before, { width: 1024, height: 768 }, { width: 720, height: 450 }]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => stage.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const name of [t('documents:viewer.reject'), t('documents:viewer.verify-next')]) {
      const button = page.getByRole('button', { name: new RegExp(`^${escaped(name)}`) });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    }
    await fitsWidth(page);
  }
  await page.setViewportSize(before);
}

for (const language of languages)
  test(`${language}: on a phone and at 400 % no page of an onboarding and no dashboard is wider than the screen`, async ({
    desk,
    open,
  }) => {
    const t = loadTexts(language);
    const intern = await makeIntern(desk, { language, role: 'lead' });
    const one = await makeCase(desk, 'submitted', { language, intern });
    const { token } = await one.as(one.intern);
    const { documents } = await view(desk, token, 'entity', { subject: one.subject, request: one.request });
    const viewport = { width: 390, height: 844 };
    const { page, goto } = await open('intern', { as: one.intern, language, viewport });
    await goto('/internal/dashboard');
    await expect(page.getByRole('region', { name: t('system:card.title') })).toBeVisible();
    await fitsEnlarged(page);
    for (const path of ['overview', 'documents', 'screening', 'history', `documents/view/${documents.value[0].doc}`]) {
      await goto(`/internal/entity/${one.subject}/${path}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
      await fitsWidth(page);
    }
    await decisionsAreInView(page, t);
    // All documents of this onboarding have the same bytes.
    const [forAnother = ''] = t('documents:same-file.person', { owner: '|', document: '', date: '' }).split('|');
    const same = page.getByRole('main').getByRole('link', { name: new RegExp(`^${forAnother}`) });
    await expect(page.getByText(t('documents:same-file.title'))).toBeVisible();
    await expect(same.first()).toBeVisible();
    const missed = await page.locator('header').first().evaluate(missedTouches);
    expect(missed).toEqual([]);
    // The checks that are still to be decided come first.
    await run(desk, token, 'set-check', { request: one.request, check: 'people', seen: 'pending', status: 'approved' });
    await goto(`/internal/entity/${one.subject}/overview`);
    const overview = page.getByRole('region', { name: t('entity:rail.statuses'), exact: true });
    await expect(overview.getByText(t('entity:rail.final-of', { done: 1, count: 8 }))).toBeVisible();
    await expect(overview.getByText(t('checks:people'), { exact: true })).toBeHidden();
    await overview.getByRole('button', { name: t('entity:rail.show-final_one', { count: 1 }) }).click();
    await expect(overview.getByText(t('checks:people'), { exact: true })).toBeVisible();
    await expect(overview.locator('dl')).toBeFocused();
    const list = t('shell:nav.onboardings');
    await page.getByRole('link', { name: t('shell:back-to', { page: list }) }).click();
    await expect(page).toHaveURL(/\/internal\/onboardings/);
    const back = page.getByRole('banner').getByRole('link');
    await expect(back).toHaveCount(0);
    await goto('/internal/settings?section=security');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(back).toHaveCount(0);
  });
