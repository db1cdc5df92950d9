import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { choose, chooseCountry, pick } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { clientSeats } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

for (const { name, ...seat } of clientSeats) {
  const t = loadTexts(seat.language);
  const isPhone = seat.hasTouch === true;
  /** A form of a company with this legal form, at the page of the company. */
  const ofLegalForm = async (desk: Parameters<typeof atForm>[0], form: RegExp) => {
    const at = await atForm(desk, 'approved', { seat });
    // A page that is left while it saves sends what it kept again; the server has it already.
    at.watch.allow(409, /save-kyc-section$/);
    await at.step('legal-entity');
    await choose(at.page, t('kyc-form:fields.legal-form'), form);
    return at;
  };

  test(`[ENTY-19] ${name}, an activity is found by an everyday word, or described where nothing is found`, async ({
    desk,
    open,
  }) => {
    const { page, watch, step, held } = await atForm({ desk, open }, 'approved', { seat });
    const pressButton = (label: string) => press(page.getByRole('button', { name: label, exact: true }));
    await step('activities');
    await pressButton(t('kyc-form:activities.choose'));
    const sheet = page.getByRole('dialog', { name: t('kyc-form:activities.choose') });
    const search = sheet.getByRole('searchbox');
    await expect(search).toBeFocused();
    const height = (await sheet.boundingBox())?.height;
    await search.fill(seat.language === 'nl' ? 'huisbaas' : 'landlord');
    const row = sheet.getByRole('checkbox', { name: /68\.20\.2/ });
    await expect(row).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBe(height);
    await checkPage(page, `activities-${seat.language}`);
    await fitsWidth(page);
    await press(row.locator('xpath=ancestor::label'));
    await pressButton(t('kyc-form:activities.add_one', { count: 1 }));
    await expect(page.getByRole('button', { name: t('kyc-form:activities.choose'), exact: true })).toBeFocused();
    await pressButton(t('kyc-form:activities.choose'));
    await search.fill('anti-squat living');
    await expect(sheet.getByText(t('kyc-form:activities.nothing-for', { query: 'anti-squat living' }))).toBeVisible();
    await checkPage(page, `activities-nothing-${seat.language}`);
    const own = sheet.getByRole('textbox', { name: t('kyc-form:activities.or-own-words') });
    await own.fill('Living in empty offices');
    // A reload returns to the open sheet with what was typed. It may interrupt a save, which is then repeated.
    watch.allow(409, /save-kyc-section$/);
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(own).toHaveValue('Living in empty offices');
    await expect(search).toHaveValue('anti-squat living');
    // The sheet covers the bar of the page, so it says itself when the connection is lost.
    watch.allowOffline();
    await page.context().setOffline(true);
    await expect(sheet.getByRole('status').filter({ hasText: t('kyc-form:save.offline') })).toBeInViewport();
    await page.context().setOffline(false);
    expect((await sheet.boundingBox())?.height).toBe(height);
    await pressButton(t('kyc-form:activities.add-own'));
    await expect(page.getByRole('article', { name: t('kyc-form:activities.own') })).toContainText('Living in empty');
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    const { answers } = await held();
    expect(answers.activities.details).toContainEqual({ sbi: '68202', edition: '2025', source: 'client' });
    expect(answers.activities.description).toBe('Living in empty offices');
    // After a reload no button opened the sheet: the focus goes to the one that would.
    await pressButton(t('kyc-form:activities.choose'));
    await expect(search).toBeFocused();
    await page.reload();
    await expect(search).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: t('kyc-form:activities.choose'), exact: true })).toBeFocused();
    await checkPage(page, `activities-section-${seat.language}`);
  });

  test(`[ENTY-49] ${name}, a country is found by its everyday name`, async ({ desk, open }) => {
    const { page, step, held } = await atForm({ desk, open }, 'approved', { seat, type: 'individual' });
    // Within the app, so that the back button has a page to return to.
    await step('identity');
    await press(page.locator('main').getByText(t('kyc-form:back'), { exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: t('kyc-form:individual.title') })).toBeVisible();
    const label = t('kyc-form:individual.country');
    if (isPhone) {
      await press(page.getByRole('button', { name: new RegExp(`^${label}, `) }));
      await page.getByRole('dialog', { name: label }).getByRole('searchbox').fill('uk');
      await checkPage(page, `country-${seat.language}`);
      await page.goBack();
      await expect(page.getByRole('dialog', { name: label })).toBeHidden();
      await press(page.getByRole('button', { name: new RegExp(`^${t('kyc-form:fields.nationality')}, `) }));
      await checkPage(page, `nationality-${seat.language}`);
      await press(page.getByRole('button', { name: t('common:close'), exact: true }));
    }
    await chooseCountry(page, label, seat.language === 'nl' ? 'VK' : 'England');
    await chooseCountry(page, t('kyc-form:fields.nationality'), seat.language === 'nl' ? 'Nederlander' : 'Dutch');
    // The institution filled in another one.
    await chooseCountry(page, t('kyc-form:fields.identity-country'), 'Holland');
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    const { answers } = await held();
    expect(answers.individual).toMatchObject({ countryOfResidence: 'GB', nationality: 'NL', identityCountry: 'NL' });
  });

  test(`[VAL-23] ${name}, a foundation is asked for its board, not for owners and a listing`, async ({
    desk,
    open,
  }) => {
    const { page, step, held } = await ofLegalForm({ desk, open }, /\(ST\)$/);
    await expect(page.getByRole('radiogroup', { name: t('kyc-form:fields.listed') })).toHaveCount(0);
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    await step('ownership');
    await expect(page.getByText(t('kyc-form:ownership.no-owners'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('kyc-form:ownership.add-person'), exact: true })).toHaveCount(0);
    await checkPage(page, `foundation-${seat.language}`);
    await fitsWidth(page);
    await step('people');
    await expect(page.getByText(t('kyc-form:people.need-board'), { exact: true })).toBeVisible();
    await press(page.getByRole('button', { name: t('kyc-form:people.add'), exact: true }));
    await pick(page, t('kyc-form:people.stand-in-questions.board'), t('kyc-form:yes'));
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    await checkPage(page, `foundation-person-${seat.language}`);
    const { answers } = await held();
    expect(answers.people.people).toMatchObject([{ isStandIn: true }]);
  });

  test(`[VAL-23] ${name}, a sole trader is asked for one owner, and for no documents that only companies have`, async ({
    desk,
    open,
  }) => {
    const { page, step, held } = await ofLegalForm({ desk, open }, /\(EMZ\)$/);
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    await step('documents');
    await expect(page.locator('main').getByRole('region')).toHaveCount(1);
    await expect(page.getByRole('region', { name: t('document-kinds:registration'), exact: true })).toBeVisible();
    await step('ownership');
    await expect(page.getByText(t('kyc-form:ownership.lead-sole'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('kyc-form:ownership.add-company'), exact: true })).toHaveCount(0);
    await press(page.getByRole('button', { name: t('kyc-form:ownership.add-person'), exact: true }));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel(t('kyc-form:fields.last-name'))).toBeVisible();
    await expect(sheet.getByRole('radiogroup', { name: t('kyc-form:ownership.owner-is') })).toHaveCount(0);
    await expect(sheet.getByText(t('kyc-form:ownership.exact'), { exact: true })).toHaveCount(0);
    // Behind the sheet the owner has no name yet.
    await expect(page.locator('main')).toContainText(new RegExp(`${t('kyc-form:ownership.this-owner')} \\(100`, 'i'));
    await checkPage(page, `sole-trader-${seat.language}`);
    await fitsWidth(page);
    const done = sheet.getByRole('button', { name: t('kyc-form:ownership.done'), exact: true });
    await press(done);
    await expect(sheet.getByText(t('kyc-form:people.first-name-required'), { exact: true })).toBeVisible();
    await sheet.getByLabel(t('kyc-form:fields.first-name')).fill('Marit');
    await sheet.getByLabel(t('kyc-form:fields.last-name')).fill('Hoekstra');
    await press(done);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('article', { name: 'Marit Hoekstra' })).toContainText('100');
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    expect((await held()).answers.ownership.edges).toMatchObject([{ owned: 'client', share: 1_000_000 }]);
  });
}
