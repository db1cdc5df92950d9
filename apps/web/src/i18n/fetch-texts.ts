import type { BackendModule, ReadCallback } from 'i18next';

/** After another build the browser must not use its old texts. */
const build = import.meta.env?.BUILD_ID ?? 'test';

/**
 * Fetches one file of texts. What may pass by itself (no answer, or a server in trouble) is asked again:
 * i18next counts and waits.
 */
async function read(language: string, file: string, done: ReadCallback): Promise<void> {
  const url = `/locales/${encodeURIComponent(language)}/${encodeURIComponent(file)}.json?v=${build}`;
  try {
    const answer = await fetch(url);
    if (!answer.ok) return done(`${url} was answered with ${answer.status}`, answer.status >= 500);
    done(null, await answer.json());
  } catch (error) {
    done(`${url} did not come: ${String(error)}`, true);
  }
}

/** Where the texts come from: files beside the page. */
export const fetchTexts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, file, done) => void read(language, file, done),
};
