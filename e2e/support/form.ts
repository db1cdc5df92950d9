import type { Language } from '@dossier/domain/languages';
import { expect, type Page } from '@playwright/test';
import { checkPage } from './check-page.ts';
import { choose, chooseCountry, countryName, escaped, field, fillDate, pick, tick } from './fields.ts';
import { press } from './press.ts';
import { dayAhead, realFile } from './stages.ts';
import type { Texts } from './texts.ts';
import type { NewClient } from './wizard.ts';

/** A person filling in the client form. */
export interface Filler {
  readonly page: Page;
  readonly t: Texts;
  readonly language: Language;
  readonly client: NewClient;
  /** Reloads every section before continuing. */
  readonly isReloading?: boolean;
  /** Checks every section: axe, and a screenshot when requested. */
  readonly isLooking?: boolean;
}

const next = ({ page, t }: Filler) => page.getByRole('button', { name: t('kyc-form:save-and-continue'), exact: true });

/** Waits until everything is saved; then, if requested, reloads the page and expects the same answers. */
export async function kept(filler: Filler, name: string): Promise<void> {
  const { page, t, isReloading, isLooking } = filler;
  await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
  if (isLooking) await checkPage(page, `form-${name}`);
  if (!isReloading) return;
  // An amount is formatted when its field loses focus.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = await answersOn(filler);
  expect(before.length, name).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => answersOn(filler), `${name} after a reload`).toEqual(before);
}

/** The values of the page's fields, and its text. What was read from a photo is offered, and no answer. */
async function answersOn({ page, t }: Pick<Filler, 'page' | 't'>): Promise<string[]> {
  const reading = `:not([aria-label="${t('identity-reading:title')}"])`;
  return page
    .locator('main')
    .locator(`input:not([type=file]):not([type=hidden]), textarea, article, section[aria-label]${reading}`)
    .evaluateAll((all) =>
      all.map((one) => {
        if (one instanceof HTMLTextAreaElement) return one.value;
        if (!(one instanceof HTMLInputElement)) return one.textContent ?? '';
        return one.type === 'radio' || one.type === 'checkbox' ? String(one.checked) : one.value;
      }),
    );
}

async function continueForm(filler: Filler, name: string): Promise<void> {
  await kept(filler, name);
  const before = filler.page.url();
  await press(next(filler));
  await expect(filler.page).not.toHaveURL(before);
}

/** From the page before the first answer to the first section. */
export async function beginForm({ page, t }: Filler): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('form-guide:before.title') })).toBeVisible();
  await press(page.getByRole('link', { name: t('form-guide:before.start'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: t('kyc-form:contact.title') })).toBeVisible();
}

export async function fillContact(filler: Filler): Promise<void> {
  const { page, t, client } = filler;
  await field(page, t('kyc-form:fields.first-name')).fill(client.firstName);
  await field(page, t('kyc-form:fields.last-name')).fill(client.lastName);
  await field(page, t('kyc-form:fields.email')).fill(client.email);
  await field(page, t('kyc-form:fields.phone')).fill('06 12345678');
  await pick(page, t('kyc-form:fields.fills-in-own'), new RegExp(`^${t('kyc-form:yes')}`));
  await continueForm(filler, 'contact');
}

export async function fillCompany(filler: Filler): Promise<void> {
  const { page, t } = filler;
  await pick(page, t('kyc-form:fields.listed'), t('kyc-form:no'));
  await field(page, t('kyc-form:fields.description')).fill('We rent out homes in two towns.');
  await field(page, t('kyc-form:fields.vat-number')).fill('NL004495445B01');
  await continueForm(filler, 'legal-entity');
  await addExtract(filler, t('document-kinds:registration'), 'scan-three-pages.pdf', dayAhead(-20));
  await addExtract(filler, t('document-kinds:ubo'), 'phone-photo.jpg', dayAhead(-10));
  await continueForm(filler, 'documents');
}

/** The file chooser for one kind of document, as opened by its button. */
export const fileInput = (page: Page, about: string) => page.locator(`input[type=file][data-about="${about}"]`);

export async function addExtract({ page, t }: Filler, kind: string, file: string, issuedOn: string): Promise<void> {
  const slot = page.getByRole('region', { name: kind, exact: true });
  await fileInput(page, kind).setInputFiles(realFile(file));
  await fillDate(slot, t, t('common:extract.question'), issuedOn);
  await press(slot.getByRole('button', { name: t('common:extract.add'), exact: true }));
  await expect(slot.getByText(t('kyc-form:documents.added'), { exact: true })).toBeVisible();
}

/** The upload is complete. */
async function added({ page, t }: Pick<Filler, 'page' | 't'>, about: string, name = about): Promise<void> {
  const slot = page.getByRole('region', { name: about });
  await expect(slot.getByText(t('kyc-form:documents.added'), { exact: true }), name).toBeVisible();
}

/** The register's activity is prefilled. */
export async function fillActivities(filler: Filler): Promise<void> {
  const { page } = filler;
  await expect(page.getByText(/68\.?20/).first()).toBeVisible();
  // Its name, which a busy machine loads later.
  await expect(page.getByRole('article', { name: /^\D/ }).first()).toBeVisible();
  await continueForm(filler, 'activities');
}

export const holdingName = 'Hoekstra Beheer B.V.';
export const partner = { firstName: 'Joris', lastName: 'van Rijsbergen' };

interface Owner {
  readonly name: string | { readonly firstName: string; readonly lastName: string };
  readonly owned: string;
  readonly button: string;
  readonly share: string;
}

async function addOwner({ page, t }: Filler, { name, owned, button, share }: Owner): Promise<void> {
  await press(page.getByRole('button', { name: button, exact: true }));
  const sheet = page.getByRole('dialog');
  if (typeof name === 'string') await field(sheet, t('kyc-form:fields.name')).fill(name);
  else {
    await field(sheet, t('kyc-form:fields.first-name')).fill(name.firstName);
    await field(sheet, t('kyc-form:fields.last-name')).fill(name.lastName);
  }
  await field(sheet, t('kyc-form:ownership.share-of', { name: owned })).fill(share);
  await press(sheet.getByRole('button', { name: t('kyc-form:ownership.done'), exact: true }));
  await expect(sheet).toBeHidden();
}

/** Two layers: the client owns 60 % through a holding, a partner 40 % directly. */
export async function fillOwnership(filler: Filler, company: string): Promise<void> {
  const { page, t, client } = filler;
  const addPerson = t('kyc-form:ownership.add-person');
  const addCompany = t('kyc-form:ownership.add-company');
  await addOwner(filler, { name: holdingName, owned: company, button: addCompany, share: '60' });
  const addToHolding = t('kyc-form:ownership.add-owner-of', { name: holdingName });
  await addOwner(filler, { name: client, owned: holdingName, button: addToHolding, share: '100' });
  await addOwner(filler, { name: partner, owned: company, button: addPerson, share: '40' });
  const result = page.getByRole('status').filter({ hasText: client.lastName });
  await expect(result).toContainText(/60\s?%/);
  await expect(result).toContainText(/40\s?%/);
  await continueForm(filler, 'ownership');
}

/** Both owners are listed automatically; each is opened and completed. */
export async function fillPeople(filler: Filler): Promise<void> {
  const { page, t, client } = filler;
  for (const [person, isRepresentative] of [
    [client, true],
    [partner, false],
  ] as const) {
    const name = `${person.firstName} ${person.lastName}`;
    await press(page.getByRole('link', { name: t('kyc-form:change-name', { name }) }));
    await field(page, t('kyc-form:fields.function')).fill(isRepresentative ? 'Director' : 'Shareholder');
    await pick(page, t('kyc-form:fields.is-representative'), isRepresentative ? t('kyc-form:yes') : t('kyc-form:no'));
    await fillDate(page, t, t('kyc-form:fields.birth-date'), '1980-02-29');
    await chooseCountry(page, t('kyc-form:fields.nationality'), countryName(filler.language, 'NL'));
    await chooseCountry(page, t('kyc-form:fields.country-of-residence'), countryName(filler.language, 'NL'));
    await fillIdentityDocument(filler, name);
    if (isRepresentative) {
      const fromRegister = new RegExp(`^${escaped(t('kyc-form:people.authority-register'))}`);
      await pick(page, t('kyc-form:fields.authority'), fromRegister);
    }
    await kept(filler, `person-${isRepresentative ? 'a' : 'b'}`);
    await press(page.getByRole('button', { name: t('kyc-form:people.save'), exact: true }));
    await expect(page).not.toHaveURL(/person=/);
  }
  await continueForm(filler, 'people');
}

async function fillIdentityDocument({ page, t }: Filler, name: string): Promise<void> {
  await choose(page, t('kyc-form:fields.identity-kind'), t('identity:kinds.passport'));
  await field(page, t('kyc-form:fields.identity-number')).fill('NX1234567');
  await fillDate(page, t, t('kyc-form:fields.identity-expiry'), '2030-01-31');
  const about = t('kyc-form:identity-document.sides.page');
  await fileInput(page, about).setInputFiles(realFile('phone-photo.jpg'));
  await added({ page, t }, about, name);
}

export async function fillFunds(filler: Filler): Promise<void> {
  const { page, t } = filler;
  await field(page, t('kyc-form:fields.funds-description')).fill('The sale of an office, and savings.');
  await field(page, t('kyc-form:fields.amount')).fill('250000');
  const about = t('kyc-form:funds.document');
  await fileInput(page, about).setInputFiles(realFile('scan-three-pages.pdf'));
  await added(filler, about);
  await continueForm(filler, 'funds');
}

export async function fillIndividual(filler: Filler): Promise<void> {
  const { page, t, language, client } = filler;
  await field(page, t('kyc-form:fields.first-name')).fill(client.firstName);
  await field(page, t('kyc-form:fields.last-name')).fill(client.lastName);
  await fillDate(page, t, t('kyc-form:fields.birth-date'), '1990-05-17');
  await chooseCountry(page, t('kyc-form:fields.nationality'), countryName(language, 'IE'));
  await chooseCountry(page, t('kyc-form:individual.country'), countryName(language, 'IE'));
  for (const [key, text] of [
    ['street', 'Fade Street'],
    ['house-number', '4'],
    ['postal-code', 'D02 X285'],
    ['city', 'Dublin'],
  ] as const) {
    await field(page, t(`kyc-form:fields.${key}`)).fill(text);
  }
  await fillIdentityDocument(filler, client.lastName);
  await continueForm(filler, 'individual');
}

export async function fillIdentity(filler: Filler): Promise<void> {
  const { page, t } = filler;
  const otherWay = page.getByRole('button', { name: t('own-links:other-way') });
  await expect(otherWay.or(page.getByRole('article').getByRole('radio')).first()).toBeVisible();
  while ((await otherWay.count()) > 0) {
    await press(otherWay.first());
    await expect(page.getByRole('article').getByRole('radio').and(page.locator(':focus'))).toHaveCount(1);
  }
  const inPerson = new RegExp(`^${escaped(t('identity:methods.in_person'))}`);
  const choices = page.getByRole('article').filter({ has: page.getByRole('radio') });
  const count = await choices.count();
  expect(count).toBeGreaterThan(0);
  for (let at = 0; at < count; at++) await tick(choices.nth(at).getByRole('radio', { name: inPerson }));
  await continueForm(filler, 'identity');
}

/** Goes through the review and submits. */
export async function sendForm(filler: Filler, institution: string): Promise<void> {
  const { page, t } = filler;
  await expect(page.getByRole('heading', { name: t('kyc-form:review.title') })).toBeVisible();
  const send = page.getByRole('button', { name: t('kyc-form:review.send', { org: institution }) });
  await tick(page.getByRole('checkbox', { name: t('kyc-form:review.true') }));
  if (filler.isLooking) await checkPage(page, 'form-review');
  await send.dblclick();
  await expect(page).toHaveURL(/\/form\/completed\//);
  await expect(page.getByRole('heading', { name: t('kyc-form:completed.title') })).toBeVisible();
}
