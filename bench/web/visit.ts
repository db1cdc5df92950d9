import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Line, openPhone } from './lines.ts';
import type { VisitedPage } from './pages.ts';

/** What one visit with an empty cache took. Units: milliseconds, bytes on the line with headers. */
export interface Visit {
  readonly firstPaint: number;
  /** Until the content is visible and its scripts run. */
  readonly content: number;
  /** Of scripts that had arrived before the content. */
  readonly neededScriptBytes: number;
  /** With those that are loaded ahead for the next pages. */
  readonly scriptBytes: number;
  readonly bytes: number;
  /** Begun before the content, with the page itself. */
  readonly neededRequests: number;
  /** With those of files that are loaded ahead, for pages that may follow. */
  readonly requests: number;
}

/** A page has settled when nothing was requested or received for this long. Unit: milliseconds. */
const quietMs = 2_500;
const longestMs = 120_000;

/** Opens a page once and waits until it has settled. Content that does not appear is not a number. */
export async function visit(browser: Browser, wanted: VisitedPage, line: Line): Promise<Visit> {
  const { page, protocol } = await openPhone(browser, line);
  try {
    const traffic = follow(protocol);
    await page.addInitScript(watchContent, { selector: wanted.content, storage: wanted.storage });
    await page.goto(wanted.url, { waitUntil: 'commit', timeout: longestMs });
    await traffic.settled();
    return { ...(await paintsOf(page)), ...traffic.sum() };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page before its own scripts: notes when an element with the content is visible. */
function watchContent(given: { selector: string; storage: Readonly<Record<string, string>> }): void {
  for (const [key, value] of Object.entries(given.storage)) localStorage.setItem(key, value);
  const look = () => {
    const found = document.querySelector(given.selector);
    if (found?.checkVisibility()) Object.assign(globalThis, { contentAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function paintsOf(page: Page): Promise<Pick<Visit, 'firstPaint' | 'content' | 'neededScriptBytes' | 'neededRequests'>> {
  return page.evaluate(() => {
    const content = (globalThis as unknown as { contentAt?: number }).contentAt ?? Number.NaN;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const needed = files.filter(({ name, responseEnd }) => /[.]m?js$/.test(name) && responseEnd <= content);
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      content,
      neededScriptBytes: needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      neededRequests: 1 + files.filter(({ startTime }) => startTime < content).length,
    };
  });
}

/** Adds up the requests of a page. The event stream never ends, so it counts as a request only. */
function follow(protocol: CDPSession) {
  const types = new Map<string, string>();
  const open = new Set<string>();
  let [scriptBytes, bytes, last] = [0, 0, performance.now()];
  const noteEnd = (id: string) => {
    open.delete(id);
    last = performance.now();
  };
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type ?? '');
    if (!request.url.endsWith('/api/realtime')) open.add(requestId);
    last = performance.now();
  });
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, response.mimeType.includes('javascript') ? 'Script' : type);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    noteEnd(requestId);
  });
  protocol.on('Network.loadingFailed', ({ requestId }) => noteEnd(requestId));
  return {
    async settled() {
      const until = performance.now() + longestMs;
      const isBusy = () => open.size > 0 || performance.now() - last < quietMs;
      while (isBusy() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    sum: () => ({ scriptBytes, bytes, requests: types.size }),
  };
}
