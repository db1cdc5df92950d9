import { expect, type Page } from '@playwright/test';

/** What went wrong on a page that nobody expected. */
export interface Watch {
  /** From here on this failed answer belongs to the journey. */
  allow(status: number, url: RegExp): void;
  /** From here on requests may fail on the way: the journey cuts the line itself. */
  allowOffline(): void;
  /** A message of the console that the journey provokes. */
  allowMessage(text: RegExp): void;
  /** Nothing unexpected so far. */
  assertClean(): void;
}

/** A staff password that is right answers 401 with the id of the second step: that is no fault. */
const secondFactor = { status: 401, url: /\/auth-with-password$/ };

export function watch(page: Page): Watch {
  const faults: string[] = [];
  const allowed = [secondFactor];
  const messages: RegExp[] = [];
  let isOffline = false;
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()];
    if (status < 400 || allowed.some((one) => one.status === status && one.url.test(url))) return;
    faults.push(`${status} ${response.request().method()} ${url}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left gives up what it still asked for.
    if (isOffline || why === 'net::ERR_ABORTED') return;
    faults.push(`${why} ${request.method()} ${request.url()}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    // The answer itself is judged above, with its status.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (messages.some((one) => one.test(text))) return;
    faults.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => {
    if (messages.some((one) => one.test(error.message))) return;
    faults.push(`page: ${error.message}`);
  });
  return {
    allow: (status, url) => allowed.push({ status, url }),
    allowOffline: () => {
      isOffline = true;
    },
    allowMessage: (text) => messages.push(text),
    assertClean: () => expect(faults, 'faults on the page').toEqual([]),
  };
}
