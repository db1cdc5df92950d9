import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Failed } from './failed.tsx';

test.each([
  [false, 'en', 'You are offline. Saved data is not lost. Try again when you are connected.'],
  [true, 'en', 'The server did not respond correctly. No data is lost. Try again, or come back later.'],
  [
    false,
    'nl',
    'Er is geen verbinding. Opgeslagen gegevens zijn niet verloren. Probeer het opnieuw als er weer verbinding is.',
  ],
] as const)(
  '[UX-10] what failed to load says whether the device is offline: online %s, %s',
  async (isOnline, language, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await show(<Failed onRetry={() => undefined} />, { language, texts: ['errors'] });
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    vi.restoreAllMocks();
  },
);
