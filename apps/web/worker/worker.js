// The service worker of the client portal: its pages open without a connection. It stores the files of one build, and no
// answer of the server. `CACHE`, `FILES` and `TEXTS` are inserted by apps/web/service-worker.ts. Reasons: docs/decisions/0169.
const shell = '/index.html';
const inBuild = new Set([...FILES, ...Object.values(TEXTS).flat()]);

/** A page without an answer after this time is the stored one: a network may have no way out. Unit: milliseconds. */
const patienceMs = 3_000;
/** How long installing waits for the language on screen; none is named when the browser updates by itself. */
const languageWithinMs = 2_000;

const stored = () => caches.open(CACHE);
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let nameLanguage;
const named = new Promise((resolve) => {
  nameLanguage = resolve;
});
const namedLanguage = () => Promise.race([named, after(languageWithinMs)]);

addEventListener('install', (event) => {
  // The files have hashes, so the browser's own cache may answer; the page is always requested.
  const page = new Request(shell, { cache: 'reload', credentials: 'omit' });
  event.waitUntil(
    // With the texts: a page of this worker would be empty without them.
    Promise.all([stored(), knownLanguages(), namedLanguage()]).then(([cache, known, named]) => {
      const languages = new Set(named ? [...known, named] : known);
      return cache.addAll([page, ...FILES, ...[...languages].flatMap((language) => TEXTS[language])]);
    }),
  );
});

/** The languages whose texts an earlier build has stored. */
const knownLanguages = async () => {
  const earlier = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(earlier.map((cache) => cache.keys()))).flat();
  return Object.keys(TEXTS).filter((language) =>
    requests.some(({ url }) => url.includes(`/assets/texts-${language}-`)),
  );
};

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('shell-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/** Two builds must not be mixed in one page, so a new worker waits until this page is the only one. */
const takeOver = async () => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length < 2) await skipWaiting();
};

addEventListener('message', (event) => {
  const { takeOver: isReady, language } = event.data ?? {};
  if (isReady) event.waitUntil(takeOver());
  if (!Object.hasOwn(TEXTS, language)) return;
  nameLanguage(language);
  event.waitUntil(stored().then((cache) => cache.addAll(TEXTS[language])));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (inBuild.has(pathname)) event.respondWith(find(pathname).then((found) => found ?? fetch(request)));
});

/** The newest page; the stored one without a connection, or when none answers in time. */
const openPage = async (request) => {
  const newest = fetch(request);
  const late = after(patienceMs).then(() => find(shell));
  try {
    return (await Promise.race([newest, late])) ?? (await newest);
  } catch {
    return (await find(shell)) ?? Response.error();
  }
};

const find = async (path) => (await stored()).match(path);
