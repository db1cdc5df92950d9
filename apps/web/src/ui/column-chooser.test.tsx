import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { ColumnChooser } from './column-chooser.tsx';

const options = ['Reference', 'Status', 'Deadline', 'Type'].map((title) => ({
  id: title.toLowerCase(),
  title,
  hasNoRoom: title === 'Deadline',
}));
const standard = ['reference', 'status', 'deadline'];
let chosen: readonly string[] = [];

function Chooser() {
  const [now, setNow] = useState<readonly string[]>(standard);
  chosen = now;
  return (
    <ColumnChooser
      options={options}
      chosen={now}
      isStandard={now === standard}
      onChange={setNow}
      onStandard={() => setNow(standard)}
    />
  );
}

async function open() {
  await show(<Chooser />, { texts: ['list-views'] });
  await userEvent.click(page.getByRole('button', { name: 'Columns' }));
  await expect.element(page.getByRole('dialog', { name: 'Choose columns' })).toBeVisible();
}
const box = (name: RegExp | string) => page.getByRole('checkbox', { name });

test('columns are shown, hidden and ordered by keyboard alone, and the focus stays on the one that moves', async () => {
  await open();
  await expect.element(box('Reference')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(box('Status')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(chosen).toEqual(['status', 'reference', 'deadline']);
  await expect.element(box('Status')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Status: 1 of 4');
  await userEvent.keyboard(' ');
  expect(chosen).toEqual(['reference', 'deadline']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
  expect(chosen).toEqual(['reference', 'deadline', 'type']);
  // A hidden column keeps its place while the chooser is open.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp} ');
  expect(chosen).toEqual(['status', 'reference', 'deadline', 'type']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
});

test('columns are moved by buttons and by dragging; the standard ones come back; no room is said', async () => {
  await open();
  await expect.element(box(/^Deadline/)).toHaveAccessibleName('Deadline No room');
  await userEvent.hover(page.getByText('Type'));
  await userEvent.click(page.getByRole('button', { name: 'Move Status up' }));
  expect(chosen).toEqual(['status', 'reference', 'deadline']);
  const grip = (id: string) => document.querySelector(`[data-column=${id}] [data-icon]`)?.parentElement as HTMLElement;
  await userEvent.dragAndDrop(grip('status'), grip('deadline'));
  expect(chosen).toEqual(['reference', 'deadline', 'status']);
  await userEvent.click(page.getByRole('button', { name: 'Standard columns' }));
  expect(chosen).toEqual(standard);
});
