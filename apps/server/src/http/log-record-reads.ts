import { authenticate, readQuery, type SignedIn } from '@dossier/records';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRight } from '../case/portal-rights.ts';
import type { AccessLogQueue, LoggedReader } from '../jobs/access-log-queue.ts';
import { actorOf } from './actor-of.ts';

/** Collections with data of clients that staff of the desk, or a superuser, can read over the record API. */
const vaultCollections: ReadonlySet<string> = new Set([
  'kyc_businesses',
  'kyc_businesses_details',
  'kyc_businesses_docs',
  'kyc_docs',
  'kyc_individual',
  'kyc_individuals_details',
  'kyc_individuals_docs',
  'person_identifications',
  'identity_verifications',
]);

/** Records reads of a client's data over the record API, with the collection and, of a single row, its id. */
export function logRecordReads(app: FastifyInstance, accessLog: Pick<AccessLogQueue, 'add'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { collection: given = '', id, record = id ?? '' } = (request.params ?? {}) as Record<string, string>;
    if (request.method !== 'GET' || reply.statusCode >= 300 || given === '') return;
    const detail = request.server.recordApi.store.collections.get(given)?.name ?? '';
    if (!vaultCollections.has(detail)) return;
    const reader = await readerOf(request);
    if (!reader) return;
    const isFile = request.routeOptions.url?.startsWith('/api/files/');
    accessLog.add(reader, [{ kind: 'records', action: isFile ? 'downloaded' : 'viewed', detail, doc: record }]);
  });
}

async function readerOf(request: FastifyRequest): Promise<LoggedReader | undefined> {
  const signedIn = (await authenticate(request)) ?? (await readerOfFile(request));
  if (!signedIn) return undefined;
  if (signedIn.isSuperuser)
    return { id: signedIn.record.id, firstName: String(signedIn.record['email']), lastName: '', portal: '' };
  const actor = actorOf(signedIn.collection.name, signedIn.record);
  return actor && !hasRight(actor, 'fill-in-forms') ? actor : undefined;
}

/** The account of a file token, which is part of the address. */
async function readerOfFile({ server, url }: FastifyRequest): Promise<SignedIn | undefined> {
  const token = readQuery(url)['token'] ?? '';
  return token === '' ? undefined : server.recordApi.authenticator.resolve(token, 'file');
}
