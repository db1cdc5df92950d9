import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { CodeField } from './code-field.tsx';

const completed: string[] = [];

function Sample({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="Code"
      value={code}
      onChange={setCode}
      onComplete={(whole) => completed.push(whole)}
      error={error}
    />
  );
}

const boxes = () => [...document.querySelectorAll('[data-code-box]')].map((box) => box.textContent).join('');

test('[LOGC-20] the code is one native field for one-time codes, displayed as six boxes', async () => {
  await show(<Sample />);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  expect(document.querySelectorAll('input:not([type=hidden])')).toHaveLength(1);
  expect(document.querySelectorAll('[data-code-box]')).toHaveLength(6);
  await userEvent.fill(field, '12');
  expect(boxes()).toBe('12');
});

test('[LOGC-20] a code pasted with blanks fills all boxes and is submitted once', async () => {
  completed.length = 0;
  await show(<Sample />);
  const field = page.getByRole('textbox', { name: 'Code' }).element() as HTMLInputElement;
  field.focus();
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', '703 812');
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  await expect.poll(boxes).toBe('703812');
  expect(completed).toEqual(['703812']);
});

test('letters are removed from a code', async () => {
  await show(<Sample />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), '1a2b');
  expect(boxes()).toBe('12');
});

test('[LOGC-15] a wrong code has a red border on every box and a message below', async () => {
  await show(<Sample error="invalid code" />);
  await expect.element(page.getByText('invalid code')).toBeVisible();
  const probe = document.createElement('i');
  probe.style.color = 'var(--color-bad-solid)';
  document.body.append(probe);
  const red = getComputedStyle(probe).color;
  const borders = [...document.querySelectorAll('[data-code-box]')].map((box) => getComputedStyle(box).borderColor);
  expect(borders).toEqual(Array.from({ length: 6 }, () => red));
});
