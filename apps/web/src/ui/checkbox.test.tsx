import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Checkbox } from './checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

function Agree() {
  const [isOn, setOn] = useState(false);
  return (
    <Checkbox isSelected={isOn} onChange={setOn} error={isOn ? undefined : 'Tick the box'}>
      I agree
    </Checkbox>
  );
}

test('[UX-07] a checkbox is ticked by its words and by the space bar, and its error belongs to it', async () => {
  await show(<Agree />);
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await expect.element(box).toHaveAccessibleDescription('Tick the box');
  await expect.element(box).toBeInvalid();
  await userEvent.click(page.getByText('I agree'));
  await expect.element(box).toBeChecked();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});

test('[UX-07] a box for some of what it represents is neither on nor off', async () => {
  await show(<Checkbox isIndeterminate aria-label="All" />);
  await expect.element(page.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});

test('[UX-07] in forced colours the tick has the text colour that belongs to its box', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    await show(<Checkbox isSelected aria-label="Row" />);
    const box = document.querySelector('svg')?.parentElement as HTMLElement;
    const system = document.createElement('i');
    system.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    document.body.append(system);
    const coloursOf = (element: Element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    };
    expect(coloursOf(box)).toEqual(coloursOf(system));
    system.remove();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  }
});

function Checks() {
  const [chosen, setChosen] = useState<readonly ('names' | 'papers' | 'funds')[]>(['names']);
  const options = [
    { id: 'names', label: 'Names' },
    { id: 'papers', label: 'Papers', hint: 'Extracts and passports' },
    { id: 'funds', label: 'Funds', isDisabled: true },
  ] as const;
  return (
    <>
      <CheckboxGroup label="Checks" hint="At least one" options={options} value={chosen} onChange={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

test('[UX-07] boxes of a group are chosen one by one; the group has its name and hint', async () => {
  await show(<Checks />);
  await expect.element(page.getByRole('group', { name: 'Checks' })).toHaveAccessibleDescription('At least one');
  await userEvent.click(page.getByText('Extracts and passports'));
  await expect.element(page.getByRole('status')).toHaveTextContent('names papers');
  await userEvent.click(page.getByText('Names'));
  await expect.element(page.getByRole('status')).toHaveTextContent('papers');
  await expect.element(page.getByRole('checkbox', { name: 'Funds' })).toBeDisabled();
});
