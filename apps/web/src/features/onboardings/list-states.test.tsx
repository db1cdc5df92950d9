import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { OnboardingsScreen } from './onboardings-screen.tsx';

const counts = { draft: 0, requested: 0, submitted: 0, waiting: 0, completed: 0, archived: 0 };
const empty = { items: [], total: 0, counts };

async function open(answer: () => unknown) {
  answerWith({ '/api/desk/views/onboardings': answer });
  await show(
    <OnboardingsScreen
      search={{ q: 'haven' }}
      onSearch={() => {}}
      hrefOf={() => '/external/onboardings'}
      onOpen={() => {}}
    />,
    {
      portal: gatekeeperPortal,
      texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
    },
  );
}

const refusal = (status: number) =>
  Response.json({ status, message: '', data: status === 403 ? { code: 'not-allowed' } : {} }, { status });

test('while a list loads a placeholder in its final layout is announced once [UX-10]', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await open(() => promise);
  await expect.poll(() => document.querySelector('[aria-busy=true] [role=status]')?.textContent).toBeTruthy();
  resolve(empty);
  await expect.element(page.getByText('No items found')).toBeVisible();
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('an empty search result names the search text [UX-10]', async () => {
  await open(() => empty);
  await expect.element(page.getByText(/No onboarding matches “haven”/)).toBeVisible();
});

test('a refusal offers no retry, because it would be refused again [UX-10]', async () => {
  await open(() => refusal(403));
  await expect.element(page.getByText('You do not have access')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a failure can be retried, and keeps the search [UX-10]', async () => {
  let isBroken = true;
  await open(() => (isBroken ? refusal(400) : empty));
  await expect.element(page.getByText('The onboardings could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('haven');
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('No items found')).toBeVisible();
});
