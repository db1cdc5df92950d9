import { addDays } from '@dossier/domain/dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isoToday } from '#i18n/format.ts';
import { show } from '#testing/test-page.tsx';
import { Due } from './due.tsx';

test.each([
  ['en', 2, 'Answer: 2 days left'],
  ['nl', 2, 'Antwoorden: nog 2 dagen'],
  ['nl', 0, 'Antwoorden: vandaag klaar'],
] as const)('with its step it is one sentence (%s, %i days left)', async (language, left, text) => {
  await show(<Due isNamed due={{ step: 'answer', on: addDays(isoToday(), left), left }} />, { language });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test.each([
  [3, -2, '2 days late'],
  [1457, -1040, '3 years overdue'],
])('a step that was due %i days ago is marked %3$s', async (days, left, text) => {
  await show(<Due due={{ step: 'review', on: addDays(isoToday(), -days), left }} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
