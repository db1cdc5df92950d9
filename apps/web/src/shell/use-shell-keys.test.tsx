import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { NavigateContext } from '#ui/navigate.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { chooseSingleKeys } from './single-keys.ts';
import { useShellKeys } from './use-shell-keys.ts';

const opened = vi.fn();
const dismissed = vi.fn();
const saved = vi.fn();

function Page() {
  useShellKeys({ d: '/dashboard' });
  usePageKeys({ d: dismissed, 'mod+d': saved });
  return <input aria-label="Name" />;
}

beforeEach(async () => {
  vi.clearAllMocks();
  chooseSingleKeys(true);
  await show(
    <NavigateContext value={opened}>
      <Page />
    </NavigateContext>,
  );
});

test('g and a letter open a page, and the letter does nothing else [UX-01]', async () => {
  await userEvent.keyboard('gd');
  expect(opened.mock.calls).toEqual([['/dashboard']]);
  expect(dismissed).not.toHaveBeenCalled();
  await userEvent.keyboard('d');
  expect(dismissed).toHaveBeenCalledTimes(1);
});

test('after g a letter without a page does nothing [UX-01]', async () => {
  await userEvent.keyboard('gx');
  await userEvent.keyboard('d');
  expect(opened).not.toHaveBeenCalled();
  expect(dismissed).toHaveBeenCalledTimes(1);
});

test('in a field the letters are text [UX-01]', async () => {
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('gd');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('gd');
  expect(opened).not.toHaveBeenCalled();
});

test('switched off, single keys do nothing, and those with Ctrl still do [UX-01]', async () => {
  chooseSingleKeys(false);
  await userEvent.keyboard('dgd');
  expect(dismissed).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(saved).toHaveBeenCalledTimes(1);
  chooseSingleKeys(true);
  await userEvent.keyboard('d');
  expect(dismissed).toHaveBeenCalledTimes(1);
});
