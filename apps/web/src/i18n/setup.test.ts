import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { FetchTexts } from './fetch-texts.ts';
import { loadTexts, webTextOptions } from './setup.ts';

afterEach(() => void vi.restoreAllMocks());

test('[I18N-07] the language of the account may arrive while the texts of a page load', async () => {
  let answerDutch = () => {};
  const dutch = new Promise<void>((resolve) => {
    answerDutch = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const file = String(address).split('/').at(-1)?.replace('.json', '') ?? '';
    if (String(address).includes('/nl/') && file === 'dashboard') await dutch;
    return Response.json({ [file]: { title: String(address) }, start: {} });
  });
  const options = { ...webTextOptions, lng: 'nl', ns: ['common'], react: { useSuspense: false } };
  await i18next.use(FetchTexts).init(options);
  const change = i18next.changeLanguage('en');
  const loading = loadTexts('dashboard');
  await change;
  answerDutch();
  await loading;
  expect(i18next.language).toBe('en');
  expect(i18next.t('dashboard:title')).toBe('/locales/en/dashboard.json');
});
