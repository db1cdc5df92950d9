import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { ActivityCard } from './activity-card.tsx';

const successors = [
  { code: '94910', name: 'Activities of religious organisations' },
  { code: '94920', name: 'Activities of political organisations' },
];
const nothing = () => {};

test.each([
  ['a group of one activity asks nothing', false, 1, 0],
  ['a group of several asks which', false, 2, 2],
  ['a code of the former list asks for the current one, also for the only one', true, 1, 1],
])('[ENTY-19] %s', async (_, isFormer, known, offered) => {
  await show(
    <ActivityCard
      id="activity"
      code="9491"
      name="Activities of religious organisations"
      isLoading={false}
      source="register"
      isMain
      isFormer={isFormer}
      successors={successors.slice(0, known)}
      onMain={nothing}
      onRemove={nothing}
      onReplace={nothing}
    />,
  );
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(page.getByRole('button', { name: /^94\.9/ }).elements()).toHaveLength(offered);
});
