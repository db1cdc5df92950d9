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

/**
 * How often a page that is not loading may be seen without a focus, ten times a second. Counted, not measured: the page
 * of a busy machine is slow, and then it is also seen less often.
 */
const focusLooks = 12;

/** Reports in the page when the focused element disappears or is disabled and nothing else gets the focus. */
function reportLostFocus(limit: number): void {
  let last: Element | undefined;
  let described = '';
  let seen = 0;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    described = `<${target.tagName.toLowerCase()}> ${(target.getAttribute('aria-label') ?? target.textContent).slice(0, 60)}`;
  });
  setInterval(() => {
    const isLost =
      last !== undefined &&
      document.activeElement === document.body &&
      (!last.isConnected || last.matches(':disabled') || !last.checkVisibility());
    // The heading of a page that loads gets the focus once it is there.
    if (isLost && document.querySelector('[aria-busy="true"]')) return;
    seen = isLost ? seen + 1 : 0;
    if (seen < limit) return;
    [last, seen] = [undefined, 0];
    // biome-ignore lint/suspicious/noConsole: errors on the console are faults of the journey
    console.error(`the focus was lost with ${described}, on ${location.pathname}`);
  }, 100);
}

/** Starts to watch a page, before its first address is opened. */
export async function watch(page: Page): Promise<Watch> {
  await page.addInitScript(reportLostFocus, focusLooks);
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
