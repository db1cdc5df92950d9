import { allCountries } from '@dossier/domain/countries';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { CountryField } from './country-field.tsx';

function Nationality({ start = '' }: { start?: string }) {
  const [code, setCode] = useState(start);
  return (
    <>
      <CountryField
        label="Nationality"
        name="nationality"
        codes={allCountries}
        isNationality
        value={code}
        onChange={setCode}
      />
      <output aria-label="chosen">{code}</output>
    </>
  );
}

const chosen = () => page.getByLabelText('chosen');
const sheet = () => page.getByRole('dialog', { name: 'Nationality' });

test('a short name typed in the field and left with Tab selects its country [ENTY-49]', async () => {
  await page.viewport(1280, 800);
  await show(<Nationality />);
  const box = page.getByRole('combobox', { name: 'Nationality' });
  await userEvent.click(box);
  await userEvent.keyboard('holland');
  await expect.element(page.getByRole('option', { name: /Dutch/ })).toBeVisible();
  await userEvent.tab();
  await expect.element(chosen()).toHaveTextContent('NL');
  await expect.element(box).toHaveValue('Dutch');
});

test('[ENTY-49] Enter selects the first country that matches what was typed, and nothing without a match', async () => {
  await page.viewport(1280, 800);
  await show(<Nationality />);
  const box = page.getByRole('combobox', { name: 'Nationality' });
  await userEvent.click(box);
  await userEvent.keyboard('irel');
  await expect.element(page.getByRole('option', { name: /Irish/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen()).toHaveTextContent('IE');
  await expect.element(box).toHaveValue('Irish');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}zzz');
  await expect.element(page.getByRole('option', { name: /Irish/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(chosen()).toHaveTextContent('IE');
  await expect.element(box).toHaveValue('Irish');
});

test('in a narrow window a sheet lists the frequent countries first, and a choice closes it and returns the focus', async () => {
  await page.viewport(390, 844);
  await show(<Nationality start="NL" />);
  const button = page.getByRole('button', { name: 'Nationality, Dutch' });
  await userEvent.click(button);
  await expect.element(sheet().getByText('All 250 countries')).toBeVisible();
  await expect
    .poll(() => [...document.querySelectorAll('[role=option]')].slice(0, 3).map((one) => one.textContent))
    .toEqual([
      'DutchNetherlands, Holland',
      'BelgianBelgium, Flanders, Wallonia, Flemish',
      'GermanGermany, Deutschland',
    ]);
  // One ring, on the edge of the field, as in other fields.
  const search = sheet().getByRole('searchbox').element();
  expect(getComputedStyle(search).outlineOffset).toBe('-1px');
  const height = sheet().element().getBoundingClientRect().height;
  await userEvent.keyboard('uk');
  await expect.element(sheet().getByRole('status')).toHaveTextContent('2 countries found');
  expect(sheet().element().getBoundingClientRect().height).toBe(height);
  await userEvent.click(sheet().getByRole('option', { name: /British/ }));
  await expect.poll(() => sheet().elements()).toEqual([]);
  await expect.element(chosen()).toHaveTextContent('GB');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('nationality');
});

test('the sheet works by keyboard alone, says when nothing is found, and keeps the list then', async () => {
  await page.viewport(390, 844);
  await show(<Nationality start="BE" />, { language: 'nl' });
  await userEvent.click(page.getByRole('button', { name: 'Nationality, Belgische' }));
  await userEvent.keyboard('xq');
  await expect.poll(() => sheet().getByRole('status').element().textContent).toContain('Niets gevonden');
  expect(sheet().getByRole('option').elements().length).toBe(250);
  await userEvent.click(sheet().getByRole('button', { name: 'Zoekveld leegmaken' }));
  await userEvent.click(sheet().getByRole('searchbox'));
  await userEvent.keyboard('turk');
  await expect.poll(() => document.querySelector('[role=option]')?.textContent).toContain('Turkse');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen()).toHaveTextContent('TR');
});

test('choosing the selected country again keeps it', async () => {
  await page.viewport(390, 844);
  await show(<Nationality start="NL" />);
  await userEvent.click(page.getByRole('button', { name: 'Nationality, Dutch' }));
  await userEvent.click(
    sheet()
      .getByRole('option', { name: /^Dutch/ })
      .first(),
  );
  await expect.poll(() => sheet().elements()).toEqual([]);
  await expect.element(chosen()).toHaveTextContent('NL');
});
