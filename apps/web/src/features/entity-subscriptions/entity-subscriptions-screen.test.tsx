import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { intern } from '#portals/intern.ts';
import { show } from '../../test-page.tsx';
import { answerWith } from '../../test-server.ts';
import { EntitySubscriptionsScreen } from './entity-subscriptions-screen.tsx';

const row = {
  id: 's1',
  collectionId: 'c',
  collectionName: 'gk_subscriptions',
  subject: 'subject1',
  level: 'full_review',
  cadence: 'monthly',
  status: 'active',
  created: '2026-11-01 10:00:00.000Z',
  last_result: '',
  next_run: '',
  recipients: ['noor@office.example'],
  expand: { org: { name: 'Office' } },
};

test('the desk reads who has a client watched, how and for whom [SUB-03]', async () => {
  const asked = answerWith({
    '/api/collections/gk_subscriptions/records': () => ({
      items: [row],
      page: 1,
      perPage: 500,
      totalItems: 1,
      totalPages: 1,
    }),
  });
  expect(intern.entityTabs).toContain('subscriptions');
  await show(<EntitySubscriptionsScreen subject="subject1" />, { portal: intern, texts: ['entity-subscriptions'] });
  await expect
    .poll(() => page.getByRole('region', { name: 'Full review' }).element().textContent)
    .toMatch(/Full review, monthly.*Active.*Office, since 1 November 2026.*noor@office\.example/);
  expect(asked[0]?.input).toMatchObject({ filter: 'subject = "subject1"' });
});
