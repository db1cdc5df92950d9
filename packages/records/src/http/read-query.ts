/**
 * Parses the first value of each parameter of a URL. Skips parts with an invalid escape or a semicolon; invalid UTF-8
 * becomes U+FFFD.
 * Source: docs/reference/record-api.md 1.1.
 */
export function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?');
  const found = new Map<string, string>();
  for (const part of at < 0 ? [] : url.slice(at + 1).split('&')) {
    if (part === '' || part.includes(';')) continue;
    const equals = part.indexOf('=');
    const key = unescaped(equals < 0 ? part : part.slice(0, equals));
    const value = unescaped(equals < 0 ? '' : part.slice(equals + 1));
    if (key !== undefined && value !== undefined && !found.has(key)) found.set(key, value);
  }
  // fromEntries defines keys, so that `__proto__` is an ordinary key.
  return Object.fromEntries(found);
}

/** Returns undefined for an invalid escape. */
function unescaped(text: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(text)) return undefined;
  const spaced = text.replaceAll('+', ' ');
  return spaced.includes('%') ? readable(spaced) : spaced;
}

const readable = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());

/**
 * For Fastify's `rewriteUrl`: replaces invalid UTF-8 in the path by U+FFFD, so that the request is routed.
 * Source: docs/reference/record-api.md 16.1.
 */
export function readableAddress(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!/%[89a-f]/i.test(path) || /%(?![0-9a-f]{2})/i.test(path)) return url;
  const clean = path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    const text = readable(bytes);
    return text.includes('\ufffd') ? encodeURIComponent(text) : bytes;
  });
  return query === undefined ? clean : `${clean}?${query}`;
}
