import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a path with empty or dotted parts leads; undefined for a clean one. */
export function cleanPath(url: string): string | undefined {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!/\/(?:\.{0,2}\/|\.{1,2}$)/.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  const isFolder = path.endsWith('/') && parts.length > 0;
  return `/${parts.join('/')}${isFolder ? '/' : ''}${query === undefined ? '' : `?${query}`}`;
}

/** A hook that redirects such requests. The response has none of the API's headers. */
export async function redirectToCleanPath(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const clean = cleanPath(request.url);
  if (clean === undefined) return undefined;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  reply.status(301).header('location', clean);
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply.send();
  const address = clean.replaceAll('&', '&amp;').replaceAll('"', '&#34;').replaceAll('<', '&lt;');
  return reply.type('text/html; charset=utf-8').send(`<a href="${address}">Moved Permanently</a>.\n\n`);
}
