import { expect, type Page } from '@playwright/test';

/** Unexpected errors of a page. */
export interface Watch {
  /** Expects this failed answer from here on. */
  allow(status: number, url: RegExp): void;
  /** Expects failed requests from here on: the journey cuts the connection itself. */
  allowOffline(): void;
  /** A console message that the journey provokes. */
  allowMessage(text: RegExp): void;
  /** Asserts that nothing unexpected has happened so far. */
  assertClean(): void;
}

/** A correct staff password answers 401 with the id of the second step, which is not an error. */
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
    // A page that is left aborts its open requests.
    if (isOffline || why === 'net::ERR_ABORTED') return;
    faults.push(`${why} ${request.method()} ${request.url()}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    // The answer itself is checked above, with its status.
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
