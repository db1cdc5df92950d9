import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeper } from '#portals/gatekeeper.ts';
import { show } from '../../test-page.tsx';
import { answerWith } from '../../test-server.ts';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

const row = {
  id: 's1',
  collectionId: 'c',
  collectionName: 'gk_subscriptions',
  subject: 'subject1',
  business: 'b1',
  level: 'full_review',
  cadence: 'monthly',
  status: 'active',
  last_result: '',
  next_run: '2026-12-01 00:00:00.000Z',
};

test('what is watched is listed, and what is not there yet is called coming soon [SUB-01, SUB-02]', async () => {
  answerWith({
    '/api/collections/gk_subscriptions/records': () => ({
      items: [row],
      page: 1,
      perPage: 500,
      totalItems: 1,
      totalPages: 1,
    }),
    '/api/desk/views/onboardings': () => ({
      items: [
        { subject: 'subject1', name: 'Polder Bouw B.V.', type: 'business', country: 'NL', registrationNumber: '1' },
      ],
      total: 1,
      counts: {},
    }),
  });
  await show(<SubscriptionsScreen status={undefined} hrefOf={() => '/'} onOpen={() => {}} />, {
    portal: gatekeeper,
    texts: ['subscriptions', 'lists'],
  });
  const line = page.getByRole('row', { name: /Polder Bouw/ });
  await expect.poll(() => line.element().textContent).toMatch(/Active/);
  await expect.element(page.getByText('Plans and prices are coming soon')).toBeVisible();
});
