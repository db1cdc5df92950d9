import { languages } from '@dossier/domain/languages';
import type { Page } from '@playwright/test';
import { call, run, view } from '../support/call.ts';
import { checkPage, fitsEnlarged, fitsWidth } from '../support/check-page.ts';
import { expectDownload } from '../support/download.ts';
import { press } from '../support/press.ts';
import { decideByKeys, deskWithList, hitsOf, screenedCase, withoutLists } from '../support/screening.ts';
import { finalizeChecksExceptScreening } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts, type Texts } from '../support/texts.ts';

const entries = [
  { id: 'T-1', name: 'Joris van Rijsbergen', born: '1980-02-29', country: 'nl', programme: 'TEST-1' },
  { id: 'T-2', name: 'Yoris van Reisbergen', born: '1951', country: 'by', programme: 'TEST-2' },
  { id: 'T-3', name: 'Hoekstra Beheer B.V.', country: 'nl', programme: 'TEST-1', kind: 'Company' },
] as const;

/** From the list of people to the page of Joris, and on to his first match that is not decided. */
async function fromPersonToMatches(page: Page, t: Texts, client: string): Promise<void> {
  const name = 'Joris van Rijsbergen';
  await page
    .getByRole('region', { name: t('entity:people.table') })
    .getByRole('link', { name })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const table = (title: 'roles' | 'matches' | 'documents') =>
    page.getByRole('region', { name: t(`person:${title}.title`) }).getByRole('table');
  await expect(table('roles')).toContainText('40%');
  await expect(table('matches')).toContainText('T-1');
  await expect(table('documents').getByRole('link')).not.toHaveCount(0);
  await checkPage(page, `person-${t('person:title')}`);
  await expectDownload(page, t('person:download.all'), /^Joris van Rijsbergen\.zip$/, 'PK');
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsWidth(page);
  await fitsEnlarged(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: t('person:decide_other', { count: 2 }) }).press('Enter');
  await expect(page.getByRole('region', { name }).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: client })).toBeFocused();
  await page.getByRole('link', { name: t('screening:person-page', { name }) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page
    .getByRole('navigation', { name: t('shell:breadcrumb') })
    .getByRole('link')
    .last()
    .press('Enter');
  await expect(page.getByRole('region', { name: t('entity:people.table') })).toBeVisible();
}

for (const language of languages) {
  const t = loadTexts(language);

  test(`[SCR-01, SCR-02, SCR-07, SCR-09, SCR-11, SCR-12, SCR-14, STAT-14, RISK-01] ${language}: an Intern decides every hit by keyboard alone, and a true match fails the check`, async ({
    desk,
    open,
  }) => {
    const { lead } = await deskWithList(desk, entries, language);
    const one = await screenedCase(desk, language);
    const open1 = (await hitsOf(one)).filter(({ state }) => state === 'open');
    expect(open1.map(({ entryId }) => entryId)).toEqual(expect.arrayContaining(['T-1', 'T-2', 'T-3']));

    const { page, goto } = await open('intern', { as: one.intern, language });
    await goto(`/internal/entity/${one.subject}/overview`);
    await test.step('the page of a person leads to their matches', () =>
      fromPersonToMatches(page, t, one.company.name));
    await goto(`/internal/entity/${one.subject}/screening`);
    const detail = page.getByRole('region', { name: 'Hoekstra Beheer B.V.' });
    await expect(detail.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(detail.getByRole('table')).toContainText(t('screening:compared.agreed'));
    await checkPage(page, `hit-${language}`);

    // Nothing is saved without a decision and a reason.
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('errors:fields.choice'))).toBeVisible();
    await expect(page.getByText(t('refusals:reason-missing'))).toBeVisible();
    expect((await hitsOf(one)).filter(({ state }) => state === 'open')).toEqual(open1);

    await decideByKeys(page, 'f', 'Another company: this one was founded in Utrecht.');
    const people = page.getByRole('region', { name: 'Joris van Rijsbergen' });
    await expect(people.getByRole('heading', { level: 2 })).toBeFocused();
    // Input about a hit is kept while other hits are open.
    await page.keyboard.press('t');
    await expect(page.getByText(t('screening:decide.follows-body'))).toBeVisible();
    await checkPage(page, `hit-true-${language}`);
    await page.keyboard.type('Name and birth');
    await page.keyboard.press('Escape');
    await people.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('textbox', { name: t('screening:decide.reason') })).toHaveValue('');
    await page.keyboard.press('k');
    await expect(page.getByRole('textbox', { name: t('screening:decide.reason') })).toHaveValue('Name and birth');
    await page.reload();
    await expect(page.getByRole('textbox', { name: t('screening:decide.reason') })).toHaveValue('Name and birth');
    await decideByKeys(page, 't', ' date are the same.');
    await expect(people.getByText(t('screening:hit.entry', { id: 'T-2' }))).toBeVisible();
    await decideByKeys(page, 'u', 'The year cannot be right; please look.');

    const states = Object.fromEntries((await hitsOf(one)).map(({ entryId, state }) => [entryId, state]));
    expect(states).toMatchObject({ 'T-1': 'true_match', 'T-2': 'unsure', 'T-3': 'false_positive' });
    const { token } = await one.as(one.intern);
    const entity = await view(desk, token, 'entity', { subject: one.subject });
    const ofPeople = entity.statuses.find(({ check }: { check: string }) => check === 'person_screening');
    expect(ofPeople.status).toBe('failed');
    expect(entity.risk.value.map(({ severity }: { severity: string }) => severity)).toContain('high');
    await withoutLists(desk, lead);
  });
}

test('[SCR-03, SCR-04, SCR-06, SCR-13, RISK-04] a Gatekeeper sees no screening before completion, and then has read access only', async ({
  desk,
  open,
}) => {
  const t = loadTexts('en');
  const { lead } = await deskWithList(desk, entries.slice(0, 1));
  const one = await screenedCase(desk);
  const before = await open('gatekeeper', { as: one.gatekeeper });
  await before.goto(`/external/entity/${one.subject}/screening`);
  await expect(before.page.getByText('Onboarding in progress').first()).toBeVisible();
  await expect(before.page.getByText('T-1')).toHaveCount(0);
  const read = await view(desk, (await one.as(one.gatekeeper)).token, 'entity', { subject: one.subject });
  expect(JSON.stringify(read)).not.toContain('T-1');
  expect(read.screeningRun).toBeNull();
  // Found by name, the person's page says that the matches are not visible yet.
  await before.goto('/external/search?q=Rijsbergen');
  await before.page
    .getByRole('region', { name: t('search:groups.people') })
    .getByRole('link', { name: 'Joris van Rijsbergen' })
    .first()
    .press('Enter');
  await expect(before.page.getByRole('heading', { level: 1, name: 'Joris van Rijsbergen' })).toBeFocused();
  await expect(before.page.getByText(t('person:matches.closed-progress', { reference: one.reference }))).toBeVisible();
  await expect(before.page.getByText('T-1')).toHaveCount(0);
  await before.goto(`/external/entity/${one.subject}/screening`);

  const { page, goto } = await open('intern', {
    as: one.intern,
    viewport: { width: 390, height: 844 },
  });
  await goto(`/internal/entity/${one.subject}/screening`);
  await expect(page.getByRole('table', { name: t('screening:hit.compared-label') })).toBeVisible();
  await fitsWidth(page);
  await checkPage(page, 'hit-phone');

  const [hit] = await hitsOf(one);
  const reason = 'Another person: the passport is of another country.';
  const { token } = await one.as(one.intern);
  await run(desk, token, 'decide-hits', { hits: [hit?.id], state: 'false_positive', reason });
  await finalizeChecksExceptScreening(one);
  // Completing names the dismissed match and asks why.
  await goto(`/internal/entity/${one.subject}/overview`);
  await press(page.getByRole('button', { name: t('entity:action.complete'), exact: true }).first());
  const dialog = page.getByRole('dialog', { name: t('entity:problem.title_one', { count: 1 }) });
  await expect(dialog).toContainText('Joris van Rijsbergen');
  await dialog.getByRole('textbox').fill(reason);
  await press(dialog.getByRole('button', { name: t('entity:problem.do_one', { count: 1 }) }));
  await expect(page.getByRole('heading', { level: 1, name: one.company.name })).toBeFocused();
  await before.goto(`/external/entity/${one.subject}/overview`);
  await expect(before.page.getByText(/1 hit dismissed/)).toBeVisible();
  await before.goto(`/external/entity/${one.subject}/screening`);
  await expect(before.page.getByText(reason)).toBeVisible();
  await expect(before.page.getByText(t('screening:hit.entry', { id: 'T-1' }))).toBeVisible();
  await expect(before.page.getByRole('radio')).toHaveCount(0);
  await expect(before.page.getByRole('button', { name: t('screening:run.again') })).toHaveCount(0);
  await checkPage(before.page, 'hit-gatekeeper');
  const refused = await call(desk, 'POST', '/api/desk/decide-hits', {
    token: (await one.as(one.gatekeeper)).token,
    body: { hits: [hit?.id], state: 'true_match', reason: 'I say so.' },
  });
  expect(refused.status).toBe(403);
  expect(await hitsOf(one)).toMatchObject([{ state: 'false_positive' }]);
  await withoutLists(desk, lead);
});
