import { type AnyRecord, authenticate, findCollection, readQuery, type SignedIn, type Store } from '@dossier/records';
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
export function logRecordReads(
  app: FastifyInstance,
  { queries }: Pick<Store, 'queries'>,
  accessLog: Pick<AccessLogQueue, 'add'>,
): void {
  // Every answer, also of expands, batches and writes. Realtime messages are not recorded, see decision 0164.
  const stop = queries.onAnswered(({ auth, isSuperuser, context }, { name }, rows) => {
    if (context === 'realtime' || !auth || !vaultCollections.has(name)) return;
    const reader = readerOf(auth.collectionName, auth, isSuperuser);
    const [only] = rows.length === 1 ? rows : [];
    if (reader) accessLog.add(reader, [{ kind: 'records', action: 'viewed', detail: name, doc: only?.id ?? '' }]);
  });
  app.addHook('onClose', async () => stop());
  app.addHook('onResponse', async (request, reply) => logDownload(request, reply.statusCode, accessLog));
}

async function logDownload(
  request: FastifyRequest,
  status: number,
  accessLog: Pick<AccessLogQueue, 'add'>,
): Promise<void> {
  const { collection: given = '', record = '' } = (request.params ?? {}) as Record<string, string>;
  if (request.method !== 'GET' || status >= 300 || !request.routeOptions.url?.startsWith('/api/files/')) return;
  const detail = findCollection(request.server.recordApi, given)?.name ?? '';
  if (!vaultCollections.has(detail)) return;
  const signedIn = (await authenticate(request)) ?? (await readerOfFile(request));
  const reader = signedIn && readerOf(signedIn.collection.name, signedIn.record, signedIn.isSuperuser);
  if (reader) accessLog.add(reader, [{ kind: 'records', action: 'downloaded', detail, doc: record }]);
}

/** Undefined for clients, whose reads are of their own data. */
function readerOf(collection: string, record: AnyRecord, isSuperuser: boolean): LoggedReader | undefined {
  if (isSuperuser) return { id: record.id, firstName: String(record['email']), lastName: '', portal: '' };
  const actor = actorOf(collection, record);
  return actor && !hasRight(actor, 'fill-in-forms') ? actor : undefined;
}

/** The account of a file token, which is part of the address. */
async function readerOfFile({ server, url }: FastifyRequest): Promise<SignedIn | undefined> {
  const token = readQuery(url)['token'] ?? '';
  return token === '' ? undefined : server.recordApi.authenticator.resolve(token, 'file');
}
