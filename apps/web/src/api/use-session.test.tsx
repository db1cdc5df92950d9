import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { client } from './client.ts';
import { userName, useUser } from './use-session.ts';

function Name() {
  const user = useUser();
  return <output>{user ? userName(user) : 'signed out'}</output>;
}

test('[SES-06] the stored session is known on a fresh page, and every change is followed', async () => {
  client.authStore.save('a.b.c', {
    id: 'u1',
    collectionId: 'c',
    collectionName: 'gatekeeper_users',
    first_name: 'Sanne',
    last_name: 'de Wit',
  });
  await show(<Name />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Sanne de Wit');
  client.authStore.clear();
  await expect.element(page.getByRole('status')).toHaveTextContent('signed out');
});
