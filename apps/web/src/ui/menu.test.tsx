import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

afterEach(() => void vi.useRealTimers());

const done: string[] = [];
const entries = ['Archive', 'Rename', 'Restore', 'Share'].map((label) => ({
  id: label,
  label,
  onAction: () => done.push(label),
}));

async function open() {
  await show(<Menu trigger={<Button>More</Button>} label="More" entries={entries} />);
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.element(page.getByRole('menu')).toBeVisible();
}

const type = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.textContent;

test('[CONST-13] letters typed within a second are searched together, later ones start a new search', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('r');
  await expect.poll(focused).toBe('Rename');
  vi.advanceTimersByTime(999);
  for (const key of 'es') type(key);
  await expect.poll(focused).toBe('Restore');
  vi.advanceTimersByTime(1_001);
  type('s');
  await expect.poll(focused).toBe('Share');
});

test('a menu is opened, navigated and used by keyboard, and restores the focus', async () => {
  done.length = 0;
  await show(<Menu trigger={<Button>More</Button>} label="More" entries={entries} />);
  (page.getByRole('button', { name: 'More' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(done).toEqual(['Rename']);
  await expect.poll(() => document.activeElement?.textContent).toBe('More');
});

test('[UX-07] mutually exclusive entries are radio items with the selected one checked, next to entries that are actions', async () => {
  const themes = (chosen: string) =>
    ['Light', 'Dark'].map((label) => ({
      id: label,
      label,
      isChosen: label === chosen,
      onAction: () => done.push(label),
    }));
  done.length = 0;
  await show(
    <Menu
      trigger={<Button>More</Button>}
      label="More"
      entries={[{ id: 'theme', heading: 'Theme', entries: themes('Light') }, ...entries]}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'false');
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).not.toHaveAttribute('aria-checked');
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dark' }));
  expect(done).toEqual(['Dark']);
});

test('[UX-07] in forced colours the row that the keys moved to has an outline', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    const row = document.activeElement as Element;
    const { outlineStyle, outlineWidth } = getComputedStyle(row);
    expect([row.role, outlineStyle, outlineWidth]).toEqual(['menuitem', 'solid', '2px']);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  }
});
