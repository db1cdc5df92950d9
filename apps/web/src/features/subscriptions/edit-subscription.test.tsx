import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { EditSubscription } from './edit-subscription.tsx';
import { answerOf, subscriptionOf } from './test-subscription.ts';

test('what was changed is there again after Escape, and gone after Cancel [UX-10]', async () => {
  const row = subscriptionOf();
  const { colleagues } = answerOf([]);
  const open = () =>
    show(<EditSubscription row={row} colleagues={colleagues} onClose={() => {}} />, {
      portal: gatekeeperPortal,
      texts: ['subscriptions'],
    });
  await open();
  const remove = page.getByRole('button', { name: /Noor El Amrani/ });
  await remove.click();
  expect(remove.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(remove.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect.element(remove).toBeVisible();
});
