import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { DateField } from './date-field.tsx';

function Deadline({ before, locale }: { before: string; locale: string }) {
  const [day, setDay] = useState(before);
  return (
    <I18nProvider locale={locale}>
      <input aria-label="Elsewhere" />
      <DateField label="Deadline" value={day} onChange={setDay} />
      <output>{day}</output>
    </I18nProvider>
  );
}

const segment = (at: number) => page.getByRole('spinbutton').nth(at);
const [day, month, year] = [0, 1, 2];

async function copy(text: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Elsewhere' }), text);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
}

describe.each([
  ['en', 'en-GB', '1 February 2026'],
  ['nl', 'nl-NL', '1 februari 2026'],
] as const)('a date for staff, in %s', (language, locale, written) => {
  const showField = (before = '') => show(<Deadline before={before} locale={locale} />, { language });

  test.each(['01022026', '1-2-2026', '1/2/2026', '1.2.2026', '01-02-2026'])(
    '"%s" typed into the day is the whole date',
    async (typed) => {
      await showField();
      await userEvent.click(segment(day));
      await userEvent.keyboard(typed);
      await expect.element(page.getByRole('status')).toHaveTextContent('2026-02-01');
    },
  );

  test.each(['01022026', '1-2-2026', '2026-02-01', written])(
    '"%s" pasted is the whole date, from any of its parts',
    async (pasted) => {
      await showField('2027-12-31');
      await copy(pasted);
      await userEvent.click(segment(month));
      await userEvent.paste();
      await expect.element(page.getByRole('status')).toHaveTextContent('2026-02-01');
      await expect.element(segment(year)).toHaveFocus();
    },
  );

  test('the same date pasted completes a date of which a part was deleted', async () => {
    await showField('2026-02-01');
    await copy('1-2-2026');
    await userEvent.click(segment(month));
    await userEvent.keyboard('{Backspace}');
    await expect.element(segment(month)).not.toHaveAttribute('aria-valuenow');
    await userEvent.paste();
    await expect.element(segment(month)).toHaveAttribute('aria-valuenow', '2');
  });

  test('a stored date is shown again when it is left after a part was deleted', async () => {
    await showField('2026-02-01');
    await userEvent.click(segment(month));
    await userEvent.keyboard('{Backspace}');
    await expect.element(segment(month)).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(page.getByRole('textbox', { name: 'Elsewhere' }));
    await expect.element(segment(month)).toHaveAttribute('aria-valuenow', '2');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-02-01');
  });

  test('what is no date changes nothing', async () => {
    await showField('2026-12-31');
    for (const pasted of ['31-2-2026', 'TR-2026-118']) {
      await copy(pasted);
      await userEvent.click(segment(day));
      await userEvent.paste();
      await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-31');
      await expect.element(segment(day)).toHaveFocus();
    }
  });

  test('a separator after a part that moved on by itself skips none', async () => {
    await showField('2026-12-31');
    await userEvent.click(segment(day));
    await userEvent.keyboard('05-');
    await expect.element(segment(month)).toHaveFocus();
    await userEvent.keyboard('7/');
    await expect.element(segment(year)).toHaveFocus();
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-07-05');
  });
});
