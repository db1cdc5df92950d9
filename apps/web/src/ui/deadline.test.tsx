import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isoToday } from '#i18n/format.ts';
import { show } from '#testing/test-page.tsx';
import { Deadline } from './deadline.tsx';

const daysAgo = (days: number) => isoToday(new Date(Date.now() - days * 86_400_000));

test.each([
  [6, '6 days overdue'],
  [89, '89 days overdue'],
  [100, '3 months overdue'],
  [1457, '3 years overdue'],
])('a deadline %i days ago is %s', async (days, text) => {
  await show(<Deadline date={daysAgo(days)} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
