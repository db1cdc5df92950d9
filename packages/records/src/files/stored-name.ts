import { randomText } from '../core/random.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomWord = (): string => randomText(10, alphabet);

/**
 * Returns the stored name of a file: base name in snake case, ten random characters, the given extension.
 * `guessed` (with its dot) replaces a missing or unusual extension. Source: docs/reference/record-api.md 12.1.
 */
export function storedName(original: string, guessed: string): string {
  const name = original.split('/').at(-1) ?? '';
  const given = /(?:\.[^.]*){1,2}$/.exec(name)?.[0] ?? '';
  const base = snake(name.slice(0, name.length - given.length)).slice(0, 100);
  const start = base.length < 3 ? base + randomWord() : base;
  return `${start}_${randomWord()}${cleanExtension(given) || guessed}`;
}

const maxExtension = 20;

/** Its last characters when it is too long; a lone dot stays one. */
function cleanExtension(given: string): string {
  const clean = given.replaceAll(/[^\w.*+=#-]/g, '');
  return clean.length > maxExtension ? `.${clean.slice(-maxExtension)}` : clean;
}

function snake(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** Is the name free of path traversal? */
export function isSafeName(name: string): boolean {
  return /^[\w-][\w.*+=#-]*$/.test(name);
}

/**
 * The parts of a file's key.
 * @throws when one is not safe
 */
export function partsOfKey(key: string): string[] {
  const parts = key.split('/');
  if (!parts.every(isSafeName)) throw new Error(`unsafe file key: ${key}`);
  return parts;
}
