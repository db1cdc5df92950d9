import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { FileDrop } from './file-drop.tsx';

const files = (...names: string[]) => {
  const given = new DataTransfer();
  for (const name of names) given.items.add(new File(['x'], name, { type: 'text/csv' }));
  return given;
};

test('[UX-07] files are dropped or pasted on the area; a place for one file takes the first', async () => {
  const onFiles = vi.fn();
  await show(<FileDrop isMultiple={false} onFiles={onFiles} accept={['.csv']} label="Clients" />);
  const button = page.getByRole('button', { name: 'Clients' });
  const area = (button.element().parentElement ?? document.body) as HTMLElement;
  const dragged = (type: string, dataTransfer = files('a.csv', 'b.csv')) =>
    area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  // The browser opens a dropped file instead of the page, unless both events are taken.
  expect(dragged('dragover')).toBe(false);
  await expect.element(page.getByText('Drop to add')).toBeVisible();
  expect(dragged('drop')).toBe(false);
  expect(onFiles.mock.calls.map(([[file, ...others]]) => [file.name, others.length])).toEqual([['a.csv', 0]]);
  await expect.element(button).toBeVisible();
  button.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files('c.csv') }));
  expect(onFiles.mock.lastCall?.[0][0].name).toBe('c.csv');
  // Text that is dragged over it is not for it.
  const text = new DataTransfer();
  text.setData('text/plain', 'words');
  expect(dragged('dragover', text)).toBe(true);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test('[UX-07] the area is a button that opens the file dialog; a disabled one takes nothing', async () => {
  const onFiles = vi.fn();
  await show(<FileDrop onFiles={onFiles} label="Clients" />);
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Clients' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
});

test('[UX-07] a disabled area takes nothing', async () => {
  const onFiles = vi.fn();
  await show(<FileDrop isDisabled onFiles={onFiles} label="Clients" />);
  const area = page.getByRole('button', { name: 'Clients' }).element().parentElement as HTMLElement;
  area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files('a.csv') }));
  expect(onFiles).not.toHaveBeenCalled();
});
