import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../auth/authenticate.ts';
import { addressKey } from '../auth/throttle.ts';
import type { RecordApi } from './api-context.ts';
import { resolveEarly } from './call.ts';
import { readQuery } from './read-query.ts';

/** Who sends a request, for counting. */
export interface Requester {
  /** Parts of the key of a rate limit: the account, whatever its token; for a guest the address. */
  readonly key: readonly string[];
  readonly isGuest: boolean;
  readonly isSuperuser: boolean;
}

const fileRoute = '/api/files/';

/**
 * Returns who sends a request, before its body is read. The token is verified: an invalid one counts as a guest.
 * Source: docs/decisions/0127.
 */
export async function requesterOf(api: RecordApi, request: FastifyRequest): Promise<Requester> {
  const signedIn = (await resolveEarly(api, request)) ?? (await fileReader(api, request));
  if (!signedIn) return { key: ['address', addressKey(request.ip)], isGuest: true, isSuperuser: false };
  const { collection, record, isSuperuser } = signedIn;
  return { key: ['person', collection.id, record.id], isGuest: false, isSuperuser };
}

/** The account of a file token, which is part of the address. */
function fileReader(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> | undefined {
  if (!request.routeOptions.url?.startsWith(fileRoute)) return undefined;
  const token = readQuery(request.url)['token'] ?? '';
  return token === '' ? undefined : api.authenticator.resolve(token, 'file');
}
