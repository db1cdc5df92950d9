import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isoToday } from '#i18n/days.ts';
import { show } from '#testing/test-page.tsx';
import { useClientDeadline } from './client-deadline.ts';

function Fact({ date }: { date: string }) {
  const [term, value] = useClientDeadline()(date);
  return (
    <dl>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </dl>
  );
}

test.each([
  ['en', '2098-01-31', 'Ready before', '31 January 2098'],
  ['en', '2020-01-31', 'Was due on', '31 January 2020. You can still send it.'],
  ['nl', '2098-01-31', 'Invullen vóór', '31 januari 2098'],
  ['nl', '2020-01-31', 'Uiterste datum was', '31 januari 2020. U kunt het nog versturen.'],
] as const)('a client reads in %s what the deadline %s means today [FORM-10]', async (language, date, term, value) => {
  await show(<Fact date={date} />, { language });
  await expect.element(page.getByRole('term')).toHaveTextContent(term);
  await expect.element(page.getByRole('definition')).toHaveTextContent(value);
});

test('on its own day a deadline has not passed [FORM-10]', async () => {
  await show(<Fact date={isoToday()} />);
  await expect.element(page.getByRole('term')).toHaveTextContent('Ready before');
});

test('without a deadline there is no fact about it [FORM-10]', async () => {
  await show(<Fact date="" />);
  await expect.element(page.getByRole('definition')).toHaveTextContent('');
});
