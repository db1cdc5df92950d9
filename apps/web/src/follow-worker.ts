import i18next from 'i18next';
import { currentLanguage } from '#i18n/setup.ts';

/** How often a page that stays open asks for a new build. Unit: milliseconds. */
const updateEveryMs = 60 * 60 * 1000;

/**
 * Starts the service worker of the client portal after the page is loaded, and keeps it up to date. Other portals have
 * none: the server answers their `/sw.js` with a worker that removes itself.
 */
export async function followWorker(workers: ServiceWorkerContainer = navigator.serviceWorker): Promise<void> {
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const update = () => void registration.update().catch(() => undefined);
  setInterval(update, updateEveryMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && update());
  // This page is of the newest build already: a worker that waits takes over if no other page is open.
  registration.waiting?.postMessage({ takeOver: true });
  const storeTexts = () => {
    for (const worker of [registration.installing, registration.active])
      worker?.postMessage({ language: currentLanguage() });
  };
  // Installing a worker includes the texts: one without them could show no page.
  registration.addEventListener('updatefound', storeTexts);
  storeTexts();
  i18next.on('languageChanged', storeTexts);
}
