import type { FastifyRequest } from 'fastify';
import { authOf, type SignedIn, tokenOf } from '../auth/authenticate.ts';
import type { Collection, Rules } from '../collection/collection.ts';
import { ApiError } from '../core/errors.ts';
import type { RequestInfo, RuleContext } from '../core/request-info.ts';
import type { RecordApi } from './api-context.ts';

export interface InfoOptions {
  readonly context?: RuleContext;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Of each request who was found to have sent it, for those who write it down afterwards. */
const senders = new WeakMap<FastifyRequest, SignedIn | undefined>();

/** Who sent this request, if anybody, as that record is now. */
export async function signedInOf(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> {
  const signedIn = await api.authenticator.resolve(tokenOf(request.headers.authorization), 'auth');
  senders.set(request, signedIn);
  return signedIn;
}

/** Who sent it, as it was found out for the answer. */
export async function senderOf(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> {
  return senders.has(request) ? senders.get(request) : signedInOf(api, request);
}

/** What rules see of a request: a real one, or one inside a batch. */
export interface Call {
  readonly method: string;
  readonly query: unknown;
  readonly headers: FastifyRequest['headers'];
}

export function requestInfo(request: Call, signedIn: SignedIn | undefined, options: InfoOptions = {}): RequestInfo {
  return {
    auth: signedIn ? authOf(signedIn.collection, signedIn.record) : null,
    isSuperuser: signedIn?.isSuperuser ?? false,
    method: request.method,
    context: options.context ?? 'default',
    query: queryOf(request),
    headers: headersOf(request),
    body: options.body ?? {},
  };
}

/** The first value of each parameter, as the plugin's own hook reads them. */
export function queryOf(request: Pick<Call, 'query'>): Record<string, string> {
  return request.query as Record<string, string>;
}

function headersOf(request: Call): Record<string, string> {
  const entries = Object.entries(request.headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.replaceAll('-', '_'), String(value ?? '')]));
}

/** By name, whatever its case, or by id. Errors: 404 with the message that the route has for it. */
export function collectionOf(api: RecordApi, request: FastifyRequest, missing: string): Collection {
  const { collection: given = '' } = request.params as { collection?: string };
  const found = findCollection(api, given);
  if (!found) throw new ApiError(404, missing);
  return found;
}

export function findCollection(api: Pick<RecordApi, 'store'>, given: string): Collection | undefined {
  const exact = api.store.collections.get(given);
  if (exact) return exact;
  const lower = given.toLowerCase();
  return [...api.store.collections.values()].find((one) => one.id === given || one.name.toLowerCase() === lower);
}

/** Errors: 404 in the words that all sign-in routes share. */
export function authCollectionOf(api: RecordApi, request: FastifyRequest): Collection {
  const collection = collectionOf(api, request, 'Missing or invalid collection context.');
  if (collection.type !== 'auth') throw new ApiError(404, 'Missing or invalid auth collection context.');
  return collection;
}

/** The refusal of a closed rule comes before everything else. Errors: 403. */
export function requireOpenRule(collection: Collection, action: keyof Rules, signedIn: SignedIn | undefined): void {
  if (collection.rules[action] !== null || signedIn?.isSuperuser) return;
  throw new ApiError(403, 'Only superusers can perform this action.');
}

/**
 * Errors: 401 for a guest, 403 for a person of another collection than the path's.
 * Source: docs/reference/record-api.md 9.7.
 */
export function requireSameCollection(signedIn: SignedIn | undefined, find: () => Collection): Collection {
  const collection = find();
  if (!signedIn) throw new ApiError(401, 'The request requires valid record authorization token.');
  if (collection.id === signedIn.collection.id) return collection;
  throw new ApiError(403, `The request requires auth record from ${signedIn.collection.name} collection.`);
}

/** Errors: 401 for a guest, 403 for anybody else. Source: docs/reference/record-api.md 15. */
export async function requireSuperuser(api: RecordApi, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await signedInOf(api, request);
  if (!signedIn) throw new ApiError(401, 'The request requires valid record authorization token.');
  if (signedIn.isSuperuser) return signedIn;
  throw new ApiError(403, 'The authorized record is not allowed to perform this action.');
}
