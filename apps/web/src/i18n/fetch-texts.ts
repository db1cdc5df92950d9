import type { BackendModule, ReadCallback } from 'i18next';

/** Prevents the browser from using cached texts of an earlier build. */
const build = import.meta.env?.BUILD_ID ?? 'test';

/** Fetches one text file. Temporary errors (no answer, or a server error) are retried; i18next counts and waits. */
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

/** Text backend: files served next to the page. */
export const fetchTexts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, file, done) => void read(language, file, done),
};
