import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Button } from './button.tsx';
import { ComboBox } from './combo-box.tsx';
import { DateParts } from './date-parts.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { MoneyField } from './money-field.tsx';
import { TextField } from './text-field.tsx';

test('a field with an error is red, and the message is connected to it', async () => {
  await show(<TextField label="First name" value="" onChange={() => {}} error="First name is required" />);
  const field = page.getByRole('textbox', { name: 'First name' });
  await expect.element(field).toHaveAccessibleDescription(/First name is required/);
  expect(field.element().getAttribute('aria-invalid')).toBe('true');
});

test('the error summary takes the focus and links to the field', async () => {
  await show(
    <>
      <ErrorSummary errors={[{ field: 'lastName', message: 'Last name is required' }]} attempt={1} />
      <TextField label="Last name" name="lastName" value="" onChange={() => {}} />
    </>,
  );
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert');
  await userEvent.click(page.getByRole('link', { name: 'Last name is required' }));
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Last name' }).element());
});

function Parts() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateParts label="Birth date" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

test('three numbers make an ISO date, and partial input is kept as typed', async () => {
  await show(<Parts />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '4');
  await userEvent.fill(page.getByRole('textbox', { name: 'Month' }), '3');
  await userEvent.fill(page.getByRole('textbox', { name: 'Year' }), '1988');
  await expect.element(page.getByRole('status')).toHaveTextContent('1988-03-04');
  await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveValue('4');
});

test.each([
  ['31/2', '31', '2', ''],
  ['12-1', '12', '1', ''],
  ['4.3.1988', '4', '3', '1988'],
  ['04 03 1988', '04', '03', '1988'],
  ['04031988', '04', '03', '1988'],
  ['0403', '04', '03', ''],
])(
  '"%s" typed into the first number fills the numbers one after the other [ENTY-25]',
  async (typed, day, month, year) => {
    await show(<Parts />);
    await userEvent.click(page.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard(typed);
    await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveValue(day);
    await expect.element(page.getByRole('textbox', { name: 'Month' })).toHaveValue(month);
    await expect.element(page.getByRole('textbox', { name: 'Year' })).toHaveValue(year);
  },
);

test('figures typed over a day go on in the month, a figure added to a day does not [ENTY-25]', async () => {
  await show(<Parts />);
  const day = page.getByRole('textbox', { name: 'Day' });
  await userEvent.fill(day, '4-3-1988');
  await userEvent.fill(day, '12');
  await userEvent.click(page.getByRole('textbox', { name: 'Year' }));
  await userEvent.click(day);
  await userEvent.keyboard('{End}3');
  await expect.element(page.getByRole('status')).toHaveTextContent('1988-03-12');
  await expect.element(day).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}05071990');
  await expect.element(page.getByRole('status')).toHaveTextContent('1990-07-05');
  await expect.element(page.getByRole('textbox', { name: 'Year' })).toHaveFocus();
});

test('a separator typed after a corrected day leaves the month as it is, and typing replaces it [ENTY-25]', async () => {
  await show(<Parts />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '4-3-1988');
  await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '');
  await userEvent.click(page.getByRole('textbox', { name: 'Day' }));
  await userEvent.keyboard('5-');
  await expect.element(page.getByRole('status')).toHaveTextContent('1988-03-05');
  await expect.element(page.getByRole('textbox', { name: 'Month' })).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(page.getByRole('status')).toHaveTextContent('1988-07-05');
});

test.each([
  ['31-12-1988', '1988-12-31'],
  ['4/3/1988', '1988-03-04'],
  ['1988-03-04', '1988-03-04'],
  ['04031988', '1988-03-04'],
  ['4 maart 1988', '1988-03-04'],
])('the pasted date "%s" fills all three numbers [ENTY-25]', async (pasted, stored) => {
  await show(<Parts />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Month' }), pasted);
  await expect.element(page.getByRole('status')).toHaveTextContent(stored);
});

function Amount() {
  const [amount, setAmount] = useState('');
  return (
    <>
      <MoneyField label="Amount" currency="EUR" value={amount} onChange={setAmount} />
      <output>{amount}</output>
    </>
  );
}

test('an amount typed in Dutch is stored as whole cents and shown with separators', async () => {
  await show(<Amount />, { language: 'nl' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '3.450.000,5');
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent('345000050');
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3.450.000,50');
});

function Contacts() {
  const [text, setText] = useState('');
  const all = [
    { id: 'a', label: 'Marit Hoekstra' },
    { id: 'b', label: 'Pieter van den Hoek' },
    { id: 'c', label: 'Bram Oosterling' },
  ];
  const found = all.filter(({ label }) => label.toLowerCase().includes(text));
  return (
    <ComboBox
      label="Contact"
      options={found}
      text={text}
      onText={setText}
      value=""
      onChange={() => {}}
      onCreate={() => {}}
      createLabel={(name) => `Add "${name}" as a new contact`}
    />
  );
}

test('a combo box shows the matches, and a last option that creates an item with exactly the typed text', async () => {
  await show(<Contacts />);
  await userEvent.click(page.getByRole('combobox', { name: 'Contact' }));
  await userEvent.keyboard('hoek');
  await expect.element(page.getByRole('option', { name: 'Pieter van den Hoek' })).toBeVisible();
  await expect.element(page.getByText('Add "hoek" as a new contact')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(3);
});

function Countries() {
  const [text, setText] = useState('');
  const all = ['Ireland', 'Netherlands'].map((label) => ({ id: label, label }));
  const found = all.filter(({ label }) => label.toLowerCase().includes(text));
  return <ComboBox isLong label="Country" options={found} text={text} onText={setText} value="" onChange={() => {}} />;
}

test('a combo box with a long list opens on typing or by its button, not on focus', async () => {
  await show(<Countries />);
  const box = page.getByRole('combobox', { name: 'Country' });
  await userEvent.click(box);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('ire');
  await expect.element(page.getByRole('option', { name: 'Ireland' })).toBeVisible();
  await userEvent.clear(box);
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(page.getByRole('button', { name: /Country/ }));
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(2);
});

test('[UX-12] on a narrow screen what follows the label of a field goes to the next line', async () => {
  const frame = { label: 'Contactpersoon: de vertegenwoordiger', labelEnd: <Button>Nieuwe contactpersoon</Button> };
  await show(
    <div id="narrow" style={{ width: 280 }}>
      <TextField {...frame} value="" onChange={() => {}} />
      <ComboBox {...frame} options={[]} text="" onText={() => {}} value="" onChange={() => {}} nothingLabel="" />
    </div>,
  );
  const narrow = document.getElementById('narrow') as HTMLElement;
  await expect.element(page.getByRole('combobox')).toBeVisible();
  expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
});
