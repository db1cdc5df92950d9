/** Longest name that is searched; the rest of a longer one is ignored. Unit: characters. */
export const maxNameLength = 500;
/** Words of one name that are searched; no list has a name with as many. */
export const maxNameWords = 60;
/** Longest word of a name, after transliteration. Unit: Latin letters. */
export const maxWordLength = 200;

/** Thrown by a search that passes its deadline. */
export class SearchTimeoutError extends Error {
  override readonly name = 'SearchTimeoutError';
}

/** @throws SearchTimeoutError after the deadline (`performance.now()`); undefined: no deadline */
export function checkDeadline(deadline: number | undefined): void {
  if (deadline !== undefined && performance.now() > deadline) throw new SearchTimeoutError();
}
