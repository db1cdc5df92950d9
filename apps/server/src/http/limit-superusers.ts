import { readQuery } from '@dossier/records';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../runtime/config.ts';
import { isFromThisMachine } from './local-only.ts';

const message =
  'Superusers are not accepted here. Use the machine that the server runs on, without a proxy, or set DOSSIER_SUPERUSERS (docs/operations.md).';

/**
 * Refuses superusers where the configuration does not allow them: their sign-in and their tokens. Their password is a
 * single factor, so by default they are accepted only on the machine of the server.
 */
export function limitSuperusers(app: FastifyInstance, { superusers }: Pick<Config, 'superusers'>): void {
  if (superusers === 'on') return;
  app.addHook('onRequest', async (request, reply) => {
    if (!concernsSuperusers(request) || (superusers === 'local' && isFromThisMachine(request))) return undefined;
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    return reply.status(403).send({ status: 403, message, data: {} });
  });
}

/** A request to the collection of superusers, by name or id, or with a superuser's token. */
function concernsSuperusers({ server, url, headers, params }: FastifyRequest): boolean {
  const { store, tokens } = server.recordApi;
  const id = store.collections.get('_superusers')?.id;
  // The parameter of the route, not the address, which can be spelled in several ways.
  const { collection = '' } = (params ?? {}) as { collection?: string };
  if (collection === id || collection.toLowerCase() === '_superusers') return true;
  const given = [headers.authorization ?? '', readQuery(url)['token'] ?? ''];
  return given.some((token) => tokens.peek(token)['collectionId'] === id);
}
