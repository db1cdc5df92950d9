import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { client } from '#api/client.ts';
import { loadTexts } from '#i18n/setup.ts';
import { portalsByName } from '#portals/detect.ts';
import { show } from '#testing/test-page.tsx';
import { showWithoutTexts } from '../without-texts.ts';
import { ErrorScreen } from './error-screen.tsx';

const portal = portalsByName.client;
afterEach(() => void vi.restoreAllMocks());

test('[ERR-03] an error without a status shows its time only, and names the document while it is shown', async () => {
  document.title = 'Forms · Dossier';
  await show(<ErrorScreen error={new Error('texts did not load: my-data')} />, { portal });
  await expect.element(page.getByText('texts did not load: my-data', { exact: true })).toBeVisible();
  expect(page.getByText(/Status/).elements()).toHaveLength(0);
  expect(document.title).toBe('Something went wrong · Dossier');
  await show(<p>Forms</p>, { portal });
  expect(document.title).toBe('Forms · Dossier');
});

test('[ERR-03] an error with a status shows it, and the id of the request as the server logs it', async () => {
  const answer = Response.json({ requestId: '4bf92f3577b34da6' }, { status: 503 });
  vi.spyOn(window, 'fetch').mockResolvedValue(answer);
  const error = await client.send('/api/desk/views/dashboard', {}).catch((failure: unknown) => failure);
  vi.restoreAllMocks();
  await show(<ErrorScreen error={error} />, { portal });
  await expect.element(page.getByText(/^Status 503, /)).toBeVisible();
  await expect.element(page.getByText('Request 4bf92f3577b34da6', { exact: true })).toBeVisible();
});

test('[I18N-08] texts that did not load are an error, so that no page shows their keys', async () => {
  await show(<p>Forms</p>, { portal });
  const serve = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, config) =>
    String(url).includes('insights') ? new Response('', { status: 404 }) : serve(url, config),
  );
  await expect(loadTexts('insights')).rejects.toThrow('texts did not load: insights');
  await expect(loadTexts('billing')).resolves.toBeUndefined();
});

test('[I18N-08] without any texts the page says in both languages that it could not be loaded, in that of the browser first', () => {
  const root = document.body.appendChild(document.createElement('div'));
  showWithoutTexts(root, ['nl-NL', 'en']);
  expect([...root.querySelectorAll('[lang]')].map((part) => part.getAttribute('lang'))).toEqual(['nl', 'en']);
  expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Opnieuw proberen',
    'Try again',
  ]);
  root.remove();
});
