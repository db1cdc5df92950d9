import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { LaterSelect } from './later-select.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { id: 'BV', label: 'Private company' },
  { id: 'NV', label: 'Public company' },
] as const;
type Form = (typeof options)[number]['id'];

function LegalForm() {
  const [value, setValue] = useState<Form>('BV');
  return <LaterSelect label="Legal form" name="legalForm" options={options} value={value} onChange={setValue} />;
}

function Listed({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      label="Is it listed?"
      hint="On a stock exchange"
      error={error}
      value={value}
      onChange={setValue}
      options={[
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]}
    />
  );
}

test('[UX-07] a select that is pressed before its list has loaded opens by itself, and keeps the choice', async () => {
  await show(<LegalForm />);
  const button = page.getByRole('button', { name: /Private company.*Legal form/ });
  await userEvent.click(button);
  await userEvent.click(page.getByRole('option', { name: 'Public company' }));
  await expect.element(page.getByRole('button', { name: /Public company.*Legal form/ })).toHaveFocus();
});

test('[UX-07] a select that is reached by the keyboard takes letters and arrow keys as every select does', async () => {
  await show(<LegalForm />);
  await userEvent.tab();
  const button = page.getByRole('button', { name: /Private company.*Legal form/ });
  await expect.element(button).toHaveAttribute('data-focus-visible', 'true');
  await userEvent.keyboard('pub');
  await expect.element(page.getByRole('button', { name: /Public company.*Legal form/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Public company' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /Public company.*Legal form/ })).toHaveFocus();
});

test('[UX-07] a select that the keyboard passes before its list has loaded does not take the focus back', async () => {
  await show(<LegalForm />);
  await userEvent.tab();
  await userEvent.tab();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByRole('button', { name: /Private company.*Legal form/ })).not.toHaveFocus();
});

test('[UX-07] a choice is a named group with its hint and error, and arrow keys move and select', async () => {
  await show(<Listed error="Choose yes or no" />);
  const group = page.getByRole('radiogroup', { name: 'Is it listed?' });
  await expect.element(group).toHaveAccessibleDescription('On a stock exchange Choose yes or no');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(page.getByText('Yes'));
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'No' })).toHaveFocus();
});
