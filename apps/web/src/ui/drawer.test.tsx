import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Drawer } from './drawer.tsx';
import { TextField } from './text-field.tsx';

function Opened() {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <Drawer isOpen={isOpen} onOpenChange={setOpen} title="A task">
      <TextField label="Name" value={text} onChange={setText} />
    </Drawer>
  );
}

const clickOutside = () =>
  userEvent.click(document.querySelector('[data-scrim]') as Element, { position: { x: 20, y: 20 } });
const drawer = () => page.getByRole('dialog', { name: 'A task' });

test('a click outside closes a drawer, unless something was typed in it', async () => {
  await show(<Opened />);
  await page.getByRole('textbox', { name: 'Name' }).fill('Polder');
  await clickOutside();
  await expect.element(drawer()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Polder');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => drawer().elements()).toEqual([]);
});

test('a click outside a drawer without input closes it', async () => {
  await show(<Opened />);
  await clickOutside();
  await expect.poll(() => drawer().elements()).toEqual([]);
});

test('a click on something above the page other than the scrim, such as a fading list, does not close the drawer', async () => {
  await show(<Opened />);
  const fading = document.body.appendChild(document.createElement('div'));
  const press = (type: string) => fading.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
  press('pointerdown');
  press('click');
  fading.remove();
  await new Promise((done) => setTimeout(done, 300));
  await expect.element(drawer()).toBeVisible();
});

test('[UX-02] what floats has the shadow of the theme', async () => {
  await show(<Opened />);
  const shadow = () => getComputedStyle(drawer().element().parentElement as Element).boxShadow;
  expect(shadow()).toContain('rgba(27, 26, 23, 0.07)');
  document.documentElement.dataset['theme'] = 'dark';
  try {
    expect(shadow()).toContain('rgba(255, 255, 255, 0.16)');
  } finally {
    delete document.documentElement.dataset['theme'];
  }
});
