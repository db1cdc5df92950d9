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

const beside = () => userEvent.click(document.querySelector('[data-scrim]') as Element, { position: { x: 20, y: 20 } });
const drawer = () => page.getByRole('dialog', { name: 'A task' });

test('a press beside a drawer closes it, and no longer once something was typed in it', async () => {
  await show(<Opened />);
  await page.getByRole('textbox', { name: 'Name' }).fill('Polder');
  await beside();
  await expect.element(drawer()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Polder');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => drawer().elements()).toEqual([]);
});

test('a press beside a drawer in which nothing was typed closes it', async () => {
  await show(<Opened />);
  await beside();
  await expect.poll(() => drawer().elements()).toEqual([]);
});

test('a press on what lies above the page without being the scrim, as the rest of a list that fades, leaves the drawer open', async () => {
  await show(<Opened />);
  const fading = document.body.appendChild(document.createElement('div'));
  const press = (type: string) => fading.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
  press('pointerdown');
  press('click');
  fading.remove();
  await new Promise((done) => setTimeout(done, 300));
  await expect.element(drawer()).toBeVisible();
});
