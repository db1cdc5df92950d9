import { addDays } from '@dossier/domain/dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isoToday } from '#i18n/format.ts';
import { show } from '#testing/test-page.tsx';
import { Due } from './due.tsx';

test.each([
  [3, -2, '2 days late'],
  [1457, -1040, '3 years overdue'],
])('a step that was due %i days ago is marked %3$s', async (days, left, text) => {
  await show(<Due due={{ step: 'review', on: addDays(isoToday(), -days), left }} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
