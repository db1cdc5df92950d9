import { businessAnswers, joris } from '@dossier/domain/testing/sample-form';
import { run, view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { type AtForm, atForm } from '../support/client-form.ts';
import { escaped } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { clientSeats } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

/** Saves the people again; Joris has a name and a share only. */
async function withoutJoris({ one, token }: AtForm): Promise<void> {
  const { desk, request, client, company } = one;
  const { revisions } = await view(desk, token, 'client-form', { request });
  const people = businessAnswers(client, company).people?.people?.map((person) =>
    person.id === joris
      ? { id: joris, firstName: 'Joris', lastName: 'van Rijsbergen', function: 'Shareholder' }
      : person,
  );
  await run(desk, token, 'save-kyc-section', {
    request,
    section: 'people',
    revision: revisions.people,
    values: { people },
  });
}

/** Records the titles of the pages that are shown from now on, as `titles` of the window. */
function recordTitles(): void {
  const titles: string[] = [];
  Reflect.set(globalThis, 'titles', titles);
  const record = () => {
    const shown = document.querySelector('h1')?.textContent;
    if (shown && shown !== titles.at(-1)) titles.push(shown);
  };
  record();
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true, characterData: true });
}

for (const { name, language, ...seat } of clientSeats) {
  const t = loadTexts(language);

  test(`[FORM-10, FORM-18, FORM-28, FORM-37, ROUTE-07] Send, pressed too early, says what is missing and where; the first press after that sends, ${name}`, async ({
    desk,
    open,
  }) => {
    const at = await atForm({ desk, open }, 'filled', { seat: { ...seat, language } });
    const { page, step, one } = at;
    await withoutJoris(at);
    await step('review');
    const tick = page.getByRole('checkbox', { name: t('kyc-form:review.true') });
    // On a phone the tick is in sight above the button.
    if (seat.hasTouch) await expect(page.getByText(t('kyc-form:review.true'))).toBeInViewport();
    const send = page.getByRole('button', { name: t('kyc-form:review.send', { org: one.institution.name }) });
    await press(send);
    const summary = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.getByRole('heading') });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(
      t('form-check:not-sent_other', { number: language === 'nl' ? 'Zeven' : 'Seven' }),
    );
    await fitsWidth(page);
    await checkPage(page, `send-too-early-${language}`);
    await press(summary.getByRole('link', { name: t('form-check:tick') }));
    await expect(tick).toBeFocused();
    await page.keyboard.press('Space');
    await expect(summary).toContainText(t('form-check:not-sent_other', { number: language === 'nl' ? 'Zes' : 'Six' }));

    // One line for the person, which leads to their page; there nothing is marked before an attempt.
    await press(summary.getByRole('link', { name: /Joris van Rijsbergen/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Joris van Rijsbergen' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    // The button below is pressed where it stays.
    await expect(page.getByRole('heading', { level: 2, name: t('kyc-form:identity-document.title') })).toBeVisible();
    await press(page.getByRole('button', { name: t('kyc-form:people.save') }));
    await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
    await press(page.getByRole('link', { name: t('form-check:later') }));
    await press(page.getByRole('button', { name: t('kyc-form:save-and-continue') }));
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveCount(1);
    await checkPage(page, `people-errors-${language}`);
    await press(summary.getByRole('link', { name: new RegExp(`^${escaped('Joris van Rijsbergen')}: `) }));
    await expect(page).toHaveURL(new RegExp(`person=${joris}`));

    const { request, client, company } = one;
    const { revisions } = await at.held();
    const values = businessAnswers(client, company).people;
    await run(desk, at.token, 'save-kyc-section', { request, section: 'people', revision: revisions.people, values });
    await step('review');
    await press(page.getByText(t('kyc-form:review.true')));
    await page.evaluate(recordTitles);
    await press(send);
    await expect(page).toHaveURL(/\/form\/completed\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('kyc-form:completed.title'));
    // No other page in between, such as that of a form that was sent before.
    expect(await page.evaluate(() => Reflect.get(globalThis, 'titles'))).toEqual([
      t('kyc-form:review.title'),
      t('kyc-form:completed.title'),
    ]);
    await expect(page).toHaveTitle(`${t('kyc-form:completed.title')} · Dossier`);
    const number = language === 'nl' ? 'Twee' : 'Two';
    await expect(page.getByRole('heading', { name: t('own-links:after.title_other', { number }) })).toBeVisible();
    const next = { org: one.institution.name, name: 'Joris van Rijsbergen' };
    await expect(page.getByRole('listitem', { name: next.name })).toContainText(t('own-links:after.in_person', next));
    await fitsWidth(page);
    await checkPage(page, `sent-${language}`);
    await press(page.getByRole('button', { name: t('kyc-form:completed.close') }));
    await expect(page.getByText(t('kyc-form:completed.close-yourself'))).toBeVisible();
    await at.goto('/forms');
    await expect(page.getByRole('article')).toContainText(t('client-forms:to-identify_other', { count: 2 }));
    await expect(page.getByText(t('client-forms:lead-none'))).toHaveCount(0);
    await checkPage(page, `forms-sent-${language}`);
  });
}
