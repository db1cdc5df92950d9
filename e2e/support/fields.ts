import type { Language } from '@dossier/domain/languages';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './press.ts';
import type { Texts } from './texts.ts';

type Where = Page | Locator;

/** The field with exactly this label, ignoring the suffix for optional fields. */
export const field = (where: Where, label: string): Locator =>
  where.getByRole('textbox', { name: new RegExp(`^${escaped(label)}( \\(.*\\))?$`) });

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A date for clients: day, month and year as digits. */
export async function fillDate(where: Where, t: Texts, label: string, iso: string): Promise<void> {
  const group = where.getByRole('group', { name: label });
  const [year = '', month = '', day = ''] = iso.split('-');
  await group.getByLabel(t('common:date.day'), { exact: true }).fill(day);
  await group.getByLabel(t('common:date.month'), { exact: true }).fill(month);
  await group.getByLabel(t('common:date.year'), { exact: true }).fill(year);
}

/** A date for staff: typed part by part. */
export async function typeDate(where: Where, label: string, iso: string): Promise<void> {
  const group = where.getByRole('group', { name: label });
  const [year = '', month = '', day = ''] = iso.split('-');
  for (const [type, text] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const) {
    await press(group.locator(`[data-type="${type}"]`));
    await group.page().keyboard.type(text);
  }
}

/** Selects an option of a list that opens below its button. */
export async function choose(where: Where, label: string, option: string | RegExp): Promise<void> {
  await press(where.getByRole('button', { name: new RegExp(escaped(label)) }));
  const page = 'page' in where ? where.page() : where;
  await press(page.getByRole('option', { name: option, ...(typeof option === 'string' && { exact: true }) }));
}

/** Selects a country by typing its name: in the field, or in the sheet of a narrow window. */
export async function chooseCountry(where: Where, label: string, name: string): Promise<void> {
  const page = 'page' in where ? where.page() : where;
  if ((page.viewportSize()?.width ?? 1280) < 768) return chooseInSheet(where, label, name);
  const box = where.getByRole('combobox', { name: new RegExp(`^${escaped(label)}`) });
  await press(box);
  await box.press('Control+a');
  await box.pressSequentially(name);
  await box.press('Tab');
  await expect(box).toHaveValue(/.+/);
}

async function chooseInSheet(where: Where, label: string, name: string): Promise<void> {
  const page = 'page' in where ? where.page() : where;
  const button = where.getByRole('button', { name: new RegExp(`^${escaped(label)}, `) });
  await press(button);
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByRole('searchbox').fill(name);
  await press(sheet.getByRole('option').first());
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
}

/** Ticks a radio or a checkbox as a person does: by its label, once nothing covers it. */
export async function tick(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await press(control.locator('xpath=ancestor::label'));
  await expect(control).toBeChecked();
}

export async function pick(where: Where, group: string, option: string | RegExp): Promise<void> {
  await tick(where.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }));
}

export function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(language === 'nl' ? 'nl-NL' : 'en-GB', { type: 'region' }).of(code) ?? code;
}
