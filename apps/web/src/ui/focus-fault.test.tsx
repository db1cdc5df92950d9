import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { focusFault } from './focus-fault.ts';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

const options = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const;
type Answer = (typeof options)[number]['id'];

function Form({ children }: { children: (error: string | undefined) => ReactNode }) {
  const [error, setError] = useState<string>();
  const next = () => {
    setError('Choose one');
    focusFault();
  };
  return (
    <>
      <TextField label="Name" value="Marit" onChange={() => {}} />
      {children(error)}
      <button type="button" onClick={next}>
        Next
      </button>
    </>
  );
}

const listed = (value: Answer | '') => (error: string | undefined) => (
  <RadioGroup label="Listed?" {...{ error, options, value }} onChange={() => {}} />
);

test('[UX-07] an error of radio buttons moves the focus to the first of them', async () => {
  await show(<Form>{listed('')}</Form>);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toHaveFocus();
});

test('[UX-07] an error of radio buttons moves the focus to the selected one', async () => {
  await show(<Form>{listed('no')}</Form>);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('radio', { name: 'No' })).toHaveFocus();
});

test('[UX-07] an error of a select moves the focus to its button', async () => {
  await show(
    <Form>
      {(error) => <Select label="Legal form" {...{ error, options }} value={undefined} onChange={() => {}} />}
    </Form>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('button', { name: /Legal form/ })).toHaveFocus();
});
