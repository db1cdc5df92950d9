import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const origin = 'https://client.example';
const texts = { en: ['/assets/texts-en-start-1.json'], nl: ['/assets/texts-nl-start-1.json'] };
const read = (name: string) => readFileSync(join(import.meta.dirname, 'worker', name), 'utf8');

/** The browser around a worker: what is stored, the open pages, and the connection. */
class Browser {
  readonly stored = new Map<string, Map<string, string>>();
  pages = 1;
  isOnline = true;
  hasSkippedWaiting = false;
  isRegistered = true;
  /** A network without a way out: requests get no answer. */
  isSilent = false;
  /** What waits for time to pass. */
  timers: (() => void)[] = [];
  #listeners = new Map<string, (event: object) => void>();

  start(source: string): void {
    this.#listeners = new Map();
    const pathOf = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, origin).pathname;
    const fetchOne = async (request: string | { url: string }) => {
      if (this.isSilent) return await new Promise<string>(() => undefined);
      if (!this.isOnline) throw new TypeError('Failed to fetch');
      return `answer to ${pathOf(request)}`;
    };
    const open = async (name: string) => {
      const entries = this.stored.get(name) ?? new Map<string, string>();
      this.stored.set(name, entries);
      return {
        addAll: async (all: { url: string }[]) => {
          for (const one of all) entries.set(pathOf(one), await fetchOne(one));
        },
        keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
        match: async (path: string) => entries.get(path),
      };
    };
    runInNewContext(source, {
      URL,
      location: { origin },
      addEventListener: (name: string, listener: (event: object) => void) => this.#listeners.set(name, listener),
      Request: class {
        readonly url: string;
        constructor(path: string) {
          this.url = origin + path;
        }
      },
      Response: { error: () => 'error' },
      setTimeout: (act: () => void) => this.timers.push(act),
      fetch: fetchOne,
      caches: {
        open,
        keys: async () => [...this.stored.keys()],
        delete: async (name: string) => this.stored.delete(name),
      },
      clients: { matchAll: async () => Array(this.pages).fill({}), claim: async () => undefined },
      skipWaiting: async () => {
        this.hasSkippedWaiting = true;
      },
      registration: {
        unregister: async () => {
          this.isRegistered = false;
        },
      },
    });
  }

  async send(name: string, event: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    this.#listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => waits.push(one) });
    await Promise.all(waits);
  }

  /** Lets the time of everything that waits be over. */
  async passTime(): Promise<void> {
    await new Promise(setImmediate);
    for (const act of this.timers.splice(0)) act();
  }

  /** The worker's answer; undefined when it leaves the request to the browser. */
  async ask(path: string, mode = 'cors', method = 'GET'): Promise<unknown> {
    let answer: unknown;
    const request = { url: new URL(path, origin).href, mode, method };
    this.#listeners.get('fetch')?.({ request, respondWith: (one: unknown) => (answer = one) });
    return await answer;
  }
}

const build = (name: string, files: readonly string[]) =>
  `const CACHE = 'shell-${name}', FILES = ${JSON.stringify(files)}, TEXTS = ${JSON.stringify(texts)};\n${read('worker.js')}`;

async function installed(): Promise<Browser> {
  const browser = new Browser();
  browser.start(build('a', ['/assets/app-a.js']));
  const installing = browser.send('install');
  await browser.send('message', { data: { language: 'nl' } });
  await installing;
  await browser.send('activate');
  return browser;
}

test('[FORM-24] without a connection every page is the stored one, with its files and the texts of one language', async () => {
  const browser = await installed();
  browser.isOnline = false;
  expect(await browser.ask('/form/abc?step=contact', 'navigate')).toBe('answer to /index.html');
  expect(await browser.ask('/assets/app-a.js')).toBe('answer to /assets/app-a.js');
  expect([...(browser.stored.get('shell-a')?.keys() ?? [])].filter((path) => path.includes('texts'))).toEqual(texts.nl);
});

test('with a connection a page is the newest one, and the worker answers nothing of the interface', async () => {
  const browser = await installed();
  expect(await browser.ask('/form/abc', 'navigate')).toBe('answer to /form/abc');
  for (const path of ['/api/desk/views/client-form', 'https://other.example/assets/app-a.js'])
    expect(await browser.ask(path)).toBeUndefined();
  expect(await browser.ask('/assets/app-a.js', 'cors', 'POST')).toBeUndefined();
  expect(
    [...browser.stored.values()].flatMap((entries) => [...entries.keys()]).filter((path) => path.startsWith('/api/')),
  ).toEqual([]);
});

test('a new build waits while two pages are open, then replaces what is stored, in the same language', async () => {
  const browser = await installed();
  browser.start(build('b', ['/assets/app-b.js']));
  const installing = browser.send('install');
  await browser.passTime();
  await installing;
  browser.pages = 2;
  await browser.send('message', { data: { takeOver: true } });
  expect(browser.hasSkippedWaiting).toBe(false);
  browser.pages = 1;
  await browser.send('message', { data: { takeOver: true } });
  expect(browser.hasSkippedWaiting).toBe(true);
  await browser.send('activate');
  expect([...browser.stored.keys()]).toEqual(['shell-b']);
  expect([...(browser.stored.get('shell-b')?.keys() ?? [])].sort()).toEqual([
    '/assets/app-b.js',
    '/assets/texts-nl-start-1.json',
    '/index.html',
  ]);
});

test('[FORM-24] a worker is not installed without the texts of the language on screen', async () => {
  const browser = new Browser();
  browser.start(build('a', ['/assets/app-a.js']));
  let isInstalled = false;
  const installing = browser.send('install').then(() => {
    isInstalled = true;
  });
  await new Promise(setImmediate);
  expect(isInstalled).toBe(false);
  await browser.send('message', { data: { language: 'en' } });
  await installing;
  expect([...(browser.stored.get('shell-a')?.keys() ?? [])]).toEqual(expect.arrayContaining(texts.en));
});

test('[FORM-24] in a network without a way out a page opens as it is stored', async () => {
  const browser = await installed();
  browser.isSilent = true;
  const page = browser.ask('/form/abc', 'navigate');
  await browser.passTime();
  expect(await page).toBe('answer to /index.html');
});

test('the worker that says goodbye removes itself and everything that was stored', async () => {
  const browser = await installed();
  browser.start(read('goodbye-worker.js'));
  await browser.send('install');
  await browser.send('activate');
  expect([browser.stored.size, browser.isRegistered]).toEqual([0, false]);
});
