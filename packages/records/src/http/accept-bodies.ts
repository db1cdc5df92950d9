import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Leaves the bodies of this scope's routes unread, so that a route calls `readBody` itself, after what must be
 * refused first. Also for the program's own routes that take files.
 */
export async function acceptBodies(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  await scope.register(multipart);
}
