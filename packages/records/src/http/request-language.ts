import type { FastifyRequest } from 'fastify';

/** First language of the request's `Accept-Language` (`en`, `nl`), or empty. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return /^[a-z]+/i.exec(headers['accept-language'] ?? '')?.[0].toLowerCase() ?? '';
}
