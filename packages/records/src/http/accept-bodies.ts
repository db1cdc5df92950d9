import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Disables body parsing for the routes of this scope, so that a route calls `readBody` itself, after checks that must
 * come first. Also for the program's own routes that accept files.
 */
export async function acceptBodies(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  await scope.register(multipart);
}
