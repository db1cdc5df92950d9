import { maxEmail } from './limits.ts';

/**
 * An address as providers give them out: letters, figures and `_ ' + - .` before the `@`, no dot at an end or twice in
 * a row, and a domain with at least two parts. Apart from the schemas, so that a page can check one without them.
 */
export const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Returns whether a text is a valid e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmail && emailPattern.test(text);
}
