import { joris } from '@dossier/domain/testing/sample-form';
import type { Page } from '@playwright/test';
import { run, view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { escaped, tick } from '../support/fields.ts';
import { codesSeen, mail, nextCode } from '../support/mailbox.ts';
import { passportPhoto } from '../support/passport-photo.ts';
import { unique } from '../support/people.ts';
import { press } from '../support/press.ts';
import { clientSeats, phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts, type Texts } from '../support/texts.ts';

const jorisName = 'Joris van Rijsbergen';
const pathIn = (text: string): string => /\/identify\/\S+/.exec(text)?.[0] ?? '';

type AtForm = Awaited<ReturnType<typeof atForm>>;

/** Removes the ways to identify that the sample form has chosen. */
async function withoutChoices({ one, token, held }: AtForm): Promise<void> {
  const { revisions } = await held();
  const section = { section: 'identity', revision: revisions.identity, values: { choices: {} } };
  await run(one.desk, token, 'save-kyc-section', { request: one.request, ...section });
}

/** From the opened link through the code to the page behind it. */
async function enter(page: Page, desk: AtForm['one']['desk'], email: string, t: Texts): Promise<void> {
  const seen = await codesSeen(desk, email);
  await press(page.getByRole('button', { name: t('identify:before.send') }));
  const field = page.getByLabel(t('login:code'), { exact: true });
  await expect(field).toBeVisible();
  await field.fill(await nextCode(desk, email, seen));
  await expect(field).toBeHidden();
}

for (const seat of clientSeats) {
  const t = loadTexts(seat.language);

  test(`a person identifies by an own link, and the owner sees that and when, ${seat.name}`, async ({ desk, open }) => {
    test.setTimeout(120_000);
    const at = await atForm({ desk, open }, 'filled', { seat });
    await withoutChoices(at);
    const email = `joris.${unique()}@tessera.example`;
    await at.step('identity');
    const card = at.page.getByRole('article', { name: jorisName });
    await expect(card.getByText(t('own-links:badges.to-do'))).toBeVisible();
    await fitsWidth(at.page);
    await checkPage(at.page, `own-link-invite-${seat.language}`);
    const send = card.getByRole('button', { name: t('own-links:send') });
    await press(send);
    await expect(card.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(escaped(t('kyc-form:identity.email-invalid', { name: 'Joris' }))),
    );
    await expect(card.getByRole('textbox')).toBeFocused();
    await card.getByRole('textbox').fill(email);
    await press(send);
    await expect(card.getByText(t('own-links:badges.sent'))).toBeVisible();
    await expect(card.getByRole('heading')).toBeFocused();
    await checkPage(at.page, `own-link-sent-${seat.language}`);

    const { text } = await mail(desk, email, /Zilverlinde|Kade/);
    const reader = await open('client', seat);
    await reader.goto(pathIn(text));
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(t('identify:before.title'));
    await expect(reader.page.locator('main')).not.toContainText(email);
    await checkPage(reader.page, `own-link-before-${seat.language}`);
    await enter(reader.page, desk, email, t);
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(t('identify:title', { name: 'Joris' }));
    await fitsWidth(reader.page);
    await checkPage(reader.page, `own-link-details-${seat.language}`);
    await press(reader.page.getByRole('button', { name: t('identify:next.details') }));
    await expect(reader.page.getByRole('heading', { name: t('identify:steps.photo') })).toBeFocused();
    await press(reader.page.getByRole('button', { name: t('identify:next.photo') }));
    const missing = reader.page.getByRole('alert').getByText(t('identify:missing.photo'));
    await expect(missing).toBeInViewport();
    await expect(reader.page.getByRole('region').filter({ has: missing }).last()).toBeFocused();
    await checkPage(reader.page, `own-link-photo-help-${seat.language}`);
    const holder = { lastName: 'van Rijsbergen', firstNames: 'Joris', number: 'SPECI2015' };
    const photo = await passportPhoto('passport.jpg', holder, { turn: 1 });
    await reader.page.locator('input[type=file]').first().setInputFiles(photo);
    await expect(reader.page.getByText(t('identify:photo-added'), { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(reader.page.getByText('SPECI2015', { exact: true })).toBeVisible({ timeout: 30_000 });
    await checkPage(reader.page, `own-link-photo-${seat.language}`);
    await press(reader.page.getByRole('button', { name: t('identity-reading:use') }));
    await expect(reader.page.getByText(t('identity-reading:used'))).toBeVisible();
    await reader.page.reload();
    await expect(reader.page.getByText('passport.jpg')).toBeVisible();
    await press(reader.page.getByRole('button', { name: t('identify:next.photo') }));
    await expect(reader.page.getByLabel(t('kyc-form:fields.identity-number'))).toHaveValue('SPECI2015');
    await checkPage(reader.page, `own-link-document-${seat.language}`);
    const org = at.one.institution.name;
    await press(reader.page.getByRole('button', { name: t('identify:next.document', { org }) }));
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(
      t('identify:done.title', { name: 'Joris' }),
    );
    await expect(reader.page.getByRole('heading', { level: 1 })).toBeFocused();
    await fitsWidth(reader.page);
    await checkPage(reader.page, `own-link-done-${seat.language}`);
    await press(reader.page.getByRole('button', { name: t('kyc-form:completed.close') }));
    await expect(reader.page.getByText(t('identify:done.close'))).toBeVisible();

    await expect(card.getByText(t('own-links:badges.given'), { exact: true })).toBeVisible();
    await checkPage(at.page, `own-link-given-${seat.language}`);
    const form = JSON.stringify(await at.held());
    expect(form).not.toContain('SPECI2015');
    expect(form).not.toContain('passport.jpg');
  });
}

test('the owner shows a code to scan, changes the address and withdraws the link', async ({ desk, open }) => {
  const at = await atForm({ desk, open }, 'filled', { seat: phone });
  await withoutChoices(at);
  await at.step('identity');
  const { page } = at;
  const card = page.getByRole('article', { name: jorisName });
  await card.getByRole('textbox').fill('wrong@tessera.example');
  await press(card.getByRole('button', { name: 'Show a code' }));
  const sheet = page.getByRole('dialog', { name: 'Let Joris scan this' });
  await expect(sheet.getByRole('img')).toBeVisible();
  await expect(sheet.getByText(/Works once/)).toBeVisible();
  await checkPage(page, 'own-link-scan');
  await press(sheet.getByRole('button', { name: 'Done' }));
  await press(card.getByRole('button', { name: 'Another address' }));
  const email = `joris.${unique()}@tessera.example`;
  await card.getByRole('textbox').fill(email);
  await press(card.getByRole('button', { name: 'Send the link' }));
  await expect(card.getByText(new RegExp(escaped(email)))).toBeVisible();
  const { text } = await mail(desk, email, /Zilverlinde|Kade/);
  await press(card.getByRole('button', { name: `Withdraw the link of ${jorisName}` }));
  await expect(card.getByText('To do')).toBeVisible();
  const reader = await open('client');
  await reader.goto(pathIn(text));
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('This link was withdrawn');
  await checkPage(reader.page, 'own-link-withdrawn');
  await reader.goto(pathIn(text).replace(/#.*/, '#nothing'));
  await reader.page.reload();
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
});

test('a link opened by another person leads to the code of the named address; a stranger declines', async ({
  desk,
  open,
}) => {
  const at = await atForm({ desk, open }, 'filled', { seat: phone });
  const email = `joris.${unique()}@tessera.example`;
  const input = { request: at.one.request, person: joris, email, by: 'mail' };
  await run(desk, at.token, 'invite-person', input);
  const { text } = await mail(desk, email, /Zilverlinde|Kade/);
  await at.goto(pathIn(text));
  at.watch.allow(404, /own-identification/);
  // What is under way when the account is logged out.
  at.watch.allow(401, /own-identification|auth-refresh$/);
  const title = at.page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This link is for another address');
  await checkPage(at.page, 'own-link-other-account');
  await press(at.page.getByRole('button', { name: 'Log out and go on' }));
  await expect(title).toHaveText('Show who you are');
  await enter(at.page, desk, email, loadTexts('en'));
  await press(at.page.getByRole('button', { name: /^Tell / }));
  await checkPage(at.page, 'own-link-decline');
  await press(at.page.getByRole('button', { name: 'Tell them and stop' }));
  await expect(title).toHaveText('You ended this link');
  const { token } = await at.one.as(at.one.gatekeeper);
  const history = JSON.stringify(await view(desk, token, 'entity-history', { subject: at.one.subject }));
  expect(history).toContain('identification-declined');
});

test('a colleague fills in the delegated sections only', async ({ desk, open }) => {
  test.setTimeout(120_000);
  const at = await atForm({ desk, open }, 'approved', { seat: phone });
  await at.step('contact');
  await press(at.page.getByRole('link', { name: 'All sections' }));
  await press(at.page.getByRole('link', { name: 'Ask a colleague' }));
  const send = at.page.getByRole('button', { name: /^Send (Femke )?the link$/ });
  await press(send);
  await expect(at.page.getByText('Choose at least one section')).toBeVisible();
  await tick(at.page.getByRole('checkbox', { name: /^Contact/ }));
  await at.page.getByLabel('Name', { exact: true }).fill('Femke Aldershof');
  const address = at.page.getByLabel('Email', { exact: true });
  await address.fill(at.one.client.email);
  await press(send);
  await expect(address).toHaveAccessibleDescription(/This is your own address/);
  await expect(address).toBeFocused();
  const email = `femke.${unique()}@zilverlinde.example`;
  await address.fill(email);
  await fitsWidth(at.page);
  await checkPage(at.page, 'delegate');
  await press(send);
  await expect(at.page.getByText('Fills in: Contact')).toBeVisible();
  await checkPage(at.page, 'delegated');

  const { text } = await mail(desk, email, /asks you to fill in/);
  const femke = await open('client', phone);
  await femke.goto(pathIn(text));
  await enter(femke.page, desk, email, loadTexts('en'));
  await expect(femke.page).toHaveURL(/\/form\//);
  await expect(femke.page.getByRole('list').getByRole('link')).toHaveCount(1);
  await checkPage(femke.page, 'delegated-list');
  await press(femke.page.getByRole('link', { name: 'Contact' }));
  await femke.page.getByLabel('Last name').fill('Hoekstra-Vos');
  await expect(femke.page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await at.held()).answers.contact.lastName).toBe('Hoekstra-Vos');
});
