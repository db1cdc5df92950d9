import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Deadline } from './deadline.tsx';
import { StatusBadge } from './status-badge.tsx';
import { type DisplayStatus, statusDisplay } from './status-display.ts';

const words = Object.keys(statusDisplay) as DisplayStatus[];

test.each([true, false])('every status is a text with a distinct icon, bare %s [UX-05]', async (isBare) => {
  await show(
    <ul>
      {words.map((status) => (
        <li key={status}>
          <StatusBadge status={status} isBare={isBare} />
        </li>
      ))}
    </ul>,
  );
  const lines = page.getByRole('listitem').elements();
  expect(new Set(lines.map((line) => line.textContent)).size).toBe(words.length);
  expect(lines.every((line) => line.textContent !== '')).toBe(true);
  const icons = lines.map((line) => line.querySelector('svg')?.getAttribute('data-icon'));
  expect(new Set(icons).size).toBe(words.length);
});

const inDays = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};

test.each([
  [8, undefined],
  [7, 'clock'],
  [0, 'clock'],
  [-1, 'octagon'],
])('a deadline in %i days is marked by %s [ONB-13]', async (days, icon) => {
  await show(<Deadline date={inDays(days)} />);
  await expect.element(page.getByRole('time')).toBeVisible();
  expect(document.querySelector('#root svg')?.getAttribute('data-icon')).toBe(icon);
});
