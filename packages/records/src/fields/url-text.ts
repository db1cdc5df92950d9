import { isIP } from 'node:net';

const maxCharacters = 2083;
const minBytes = 4;

const scheme = /^(?:https?|ftp|wss?|tcp|udp):\/\//;
/** Port, path, query and fragment. */
const rest = /^(?::\d{1,5})?(?:[/?#]\S*)?$/;

/**
 * Returns the host of a URL as PocketBase accepts it (scheme and domain are optional), or undefined when invalid.
 * Takes at most quadratic time.
 * Source: docs/reference/record-api.md 6.1.
 */
export function hostOfUrl(text: string): string | undefined {
  if (Buffer.byteLength(text) < minBytes || [...text].length >= maxCharacters || !isParsable(text)) return undefined;
  const host = hostAt(text.replace(scheme, ''));
  // The host follows the user information and `@`.
  return host ?? [...text.matchAll(/(?<=^\S+)@/g)].map(({ index }) => hostAt(text.slice(index + 1))).find(Boolean);
}

function hostAt(text: string): string | undefined {
  const [whole = ''] = /^(?:\[[^\]]*\]|[^:/?#@\s])*/.exec(text) ?? [];
  if (!rest.test(text.slice(whole.length))) return undefined;
  const isHost = accepts(whole) || (whole.endsWith('.') && accepts(whole.slice(0, -1)));
  return isHost ? whole.replace(/^\[(.*)\]$/, '$1') : undefined;
}

/** False for texts that a URL parser rejects. */
function isParsable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs
  if (/[\u0000-\u001f\u007f]/.test(text) || text.startsWith('.')) return false;
  const [path = ''] = text.split('?');
  if (/%(?![0-9a-fA-F]{2})/.test(path.split('#')[0] ?? '')) return false;
  return text.includes(':') || path.split('#')[0]?.includes('.') === true;
}

function accepts(host: string): boolean {
  if (host.startsWith('[')) return host.endsWith(']') && isIP(host.slice(1, -1)) === 6;
  return isAddress(host) || isName(host) || isName(host.replace(/\.[a-zA-Z\u{a1}-\u{ffff}]+$/u, ''));
}

/** Four numbers; the first is no zero. */
function isAddress(host: string): boolean {
  return /^[1-9]/.test(host) && isIP(host) === 4;
}

const ascii = '[a-zA-Z0-9]';
const letter = '[a-zA-Z0-9\\u{a1}-\\u{ffff}]';
/** Letters of any language with single or double hyphens between them. */
const tail = new RegExp(`^${letter}+(?:--?${letter}+)*$`, 'u');
const tailAtEnd = new RegExp(`(?:${letter}+--?)*${letter}+$`, 'u');
/** Allowed prefixes of such names. */
const heads = [
  new RegExp(`^${ascii}[a-zA-Z0-9_-]*${ascii}(?:\\.${ascii}+(?:[-.]${ascii}+)*)?$`),
  /^www\.$/,
  new RegExp(`^(?:${ascii}{2,}(?:[-_.]${ascii}+)*|${ascii}(?:[-_.]${ascii}+)+)\\.${ascii}+$`),
];

/** Is the text a valid host name? */
function isName(name: string): boolean {
  if (tail.test(name)) return true;
  const from = tailAtEnd.exec(name)?.index ?? name.length;
  for (let at = from; at < name.length; at++) {
    if (name[at] !== '-' && heads.some((head) => head.test(name.slice(0, at)))) return true;
  }
  return false;
}
