import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: `f${at}`, message: `Fault ${at}` }));

test.each([
  ['en', 1, 'One answer needs your attention'],
  ['en', 2, 'Two answers need your attention'],
  ['nl', 10, 'Tien antwoorden vragen aandacht'],
  ['nl', 11, '11 antwoorden vragen aandacht'],
] as const)(
  '[FORM-37] the summary says how many answers need attention, to ten in words: %s, %i',
  async (language, count, text) => {
    await show(<ErrorSummary errors={errors(count)} />, { language });
    await expect.element(page.getByRole('heading')).toHaveTextContent(text);
  },
);
