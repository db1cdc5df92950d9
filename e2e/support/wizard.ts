import type { Language } from '@dossier/domain/languages';
import { expect, type Page } from '@playwright/test';
import type { Company } from './company.ts';
import { chooseCountry, countryName, field, tick, typeDate } from './fields.ts';
import { dayAhead } from './stages.ts';
import type { Texts } from './texts.ts';

export interface NewClient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface NewOnboarding {
  readonly language: Language;
  readonly t: Texts;
  /** A company of the register; without it the contact is the client. */
  readonly company?: Company;
  readonly contact: NewClient;
  readonly reference: string;
  readonly purpose: string;
  readonly sourceOfFunds?: boolean;
  /** Runs at the end of each step, before continuing. */
  readonly atStep?: (step: string) => Promise<void>;
}

const goOn = (page: Page, t: Texts) => page.getByRole('button', { name: t('new-onboarding:continue'), exact: true });

/** From step 1 to the page with the mail, as a Gatekeeper. The wizard must be open. */
export async function createOnboarding(page: Page, plan: NewOnboarding): Promise<void> {
  const { t, atStep = async () => undefined } = plan;
  await (plan.company ? chooseCompany(page, t, plan.company) : enterPerson(page, plan));
  await expect(page.getByRole('status').filter({ hasText: savedText(t) })).toBeVisible();
  await atStep('1');
  await goOn(page, t).click();
  await expect(page).toHaveURL(/step=2/);
  await fillDetails(page, plan);
  await atStep('2');
  await goOn(page, t).click();
  await expect(page).toHaveURL(/step=3/);
  await atStep('3');
  await page.getByRole('button', { name: t('new-onboarding:create'), exact: true }).click();
  await expect(page).toHaveURL(/step=sent/);
  await expect(page.getByRole('heading', { name: t('new-onboarding:sent.title') })).toBeVisible();
}

export const savedText = (t: Texts): RegExp =>
  new RegExp(t('new-onboarding:saved.saved').replace('{{at}}', '\\d\\d?[:.]\\d\\d'));

/** Searches the register: types, finds, selects. */
export async function chooseCompany(page: Page, t: Texts, { name, number }: Company): Promise<void> {
  const search = page.getByRole('combobox', { name: t('new-onboarding:company.label') });
  await search.fill(number);
  await page.getByRole('option', { name: new RegExp(number) }).click();
  await expect(page.getByRole('region', { name })).toContainText(number);
}

async function enterPerson(page: Page, { language, t, contact }: NewOnboarding): Promise<void> {
  await tick(page.getByRole('radio', { name: t('new-onboarding:person.type') }));
  await field(page, t('new-onboarding:person.first-name')).fill(contact.firstName);
  await field(page, t('new-onboarding:person.last-name')).fill(contact.lastName);
  await field(page, t('new-onboarding:person.document-number')).fill('PA1234567');
  await chooseCountry(page, t('new-onboarding:person.country'), countryName(language, 'IE'));
}

async function fillDetails(page: Page, plan: NewOnboarding): Promise<void> {
  const { t, contact, reference, purpose, sourceOfFunds } = plan;
  await page.getByRole('button', { name: t('contacts:new'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('contacts:new') });
  await field(dialog, t('contacts:first-name')).fill(contact.firstName);
  await field(dialog, t('contacts:last-name')).fill(contact.lastName);
  await field(dialog, t('contacts:email')).fill(contact.email);
  await field(dialog, t('contacts:phone')).fill('+31 6 12345678');
  await dialog.getByRole('button', { name: t('contacts:save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(contact.email)).toBeVisible();
  await field(page, t('new-onboarding:details.reference')).fill(reference);
  await typeDate(page, t('new-onboarding:details.deadline'), dayAhead(30));
  await field(page, t('new-onboarding:details.transaction')).fill(purpose);
  await field(page, t('new-onboarding:details.description')).fill('They rent out homes.');
  if (sourceOfFunds) {
    await tick(page.getByRole('checkbox', { name: new RegExp(t('new-onboarding:details.funds')) }));
  }
  await field(page, t('new-onboarding:details.remarks')).fill('Please be quick.');
}
