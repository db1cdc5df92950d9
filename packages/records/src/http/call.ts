import type { FastifyRequest } from 'fastify';
import { authOf, type SignedIn, tokenOf } from '../auth/authenticate.ts';
import { addressKey } from '../auth/throttle.ts';
import type { Collection, Rules } from '../collection/collection.ts';
import { ApiError } from '../core/errors.ts';
import type { RequestInfo, RuleContext } from '../core/request-info.ts';
import type { RecordApi } from './api-context.ts';

export interface InfoOptions {
  readonly context?: RuleContext;
  readonly body?: Readonly<Record<string, unknown>>;
}

export const tokenRequired = 'The request requires valid record authorization token.';

/** The signed-in record of each request, for logging. */
const senders = new WeakMap<FastifyRequest, SignedIn | undefined>();

/** Accounts that were resolved for a request, the last one counts. */
const accounts = new WeakMap<FastifyRequest, SignedIn | undefined>();

/** Returns the account of a request as far as its route asked for it; for logging. */
export function accountOf(request: FastifyRequest): SignedIn | undefined {
  return accounts.get(request);
}

/** Accounts that a hook has resolved, for the step that follows it. */
const resolved = new WeakMap<FastifyRequest, SignedIn | undefined>();

/** Resolves the account of a request, also of a limited token, before its route; the route's first lookup uses the result. */
export async function resolveEarly(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> {
  const signedIn = await limitedOrSignedIn(api, request);
  resolved.set(request, signedIn);
  return signedIn;
}

/** Returns the current signed-in record of a request, or undefined for a guest. */
export async function signedInOf(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> {
  const found = await limitedOrSignedIn(api, request);
  const signedIn = found?.claims.limited === true ? undefined : found;
  senders.set(request, signedIn);
  return signedIn;
}

/** The same, and the account of a limited token; for routes that such a token may use. */
export async function limitedOrSignedIn(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> {
  const early = resolved.has(request);
  const known = resolved.get(request);
  // Once only: after the body was read the account may have changed.
  resolved.delete(request);
  const found = early ? known : await api.authenticator.resolve(tokenOf(request.headers.authorization), 'auth', true);
  accounts.set(request, found);
  return found;
}

/** Discards the result of `resolveEarly`: reading a body takes time. */
export function forgetEarly(request: FastifyRequest): void {
  resolved.delete(request);
}

/** Returns the signed-in record that was determined for the response. */
export async function senderOf(api: RecordApi, request: FastifyRequest): Promise<SignedIn | undefined> {
  return senders.has(request) ? senders.get(request) : signedInOf(api, request);
}

/** Who sends a request, for limits per person: a signed-in record, otherwise the address. */
export function senderKey(request: FastifyRequest, signedIn: SignedIn | undefined): string {
  return signedIn ? `${signedIn.collection.name} ${signedIn.record.id}` : addressKey(request.ip);
}

/** The parts of a request that rules read: an HTTP request, or one inside a batch. */
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

/** Returns the first value of each parameter, as parsed by the plugin's hook. */
export function queryOf(request: Pick<Call, 'query'>): Record<string, string> {
  return request.query as Record<string, string>;
}

function headersOf(request: Call): Record<string, string> {
  const entries = Object.entries(request.headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.replaceAll('-', '_'), String(value ?? '')]));
}

/**
 * Finds the collection of the path by case-insensitive name or by id.
 * @throws ApiError 404 with the message of the route
 */
export function requestedCollection(api: RecordApi, request: FastifyRequest, missing: string): Collection {
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

/** @throws ApiError 404 with the message that all sign-in routes share */
export function authCollectionOf(api: RecordApi, request: FastifyRequest): Collection {
  const collection = requestedCollection(api, request, 'Missing or invalid collection context.');
  if (collection.type !== 'auth') throw new ApiError(404, 'Missing or invalid auth collection context.');
  return collection;
}

/**
 * Refuses requests that only superusers may make, before any other check.
 * @throws ApiError 403
 */
export function requireOpenRule(collection: Collection, action: keyof Rules, signedIn: SignedIn | undefined): void {
  if (collection.rules[action] !== null || signedIn?.isSuperuser) return;
  throw new ApiError(403, 'Only superusers can perform this action.');
}

/**
 * Source: docs/reference/record-api.md 9.7.
 * @throws ApiError 401 for a guest, 403 for a record of another collection than that of the path
 */
export function requireSameCollection(signedIn: SignedIn | undefined, find: () => Collection): Collection {
  const collection = find();
  if (!signedIn) throw new ApiError(401, tokenRequired);
  if (collection.id === signedIn.collection.id) return collection;
  throw new ApiError(403, `The request requires auth record from ${signedIn.collection.name} collection.`);
}

/**
 * Source: docs/reference/record-api.md 15.
 * @throws ApiError 401 for a guest, 403 for other records
 */
export async function requireSuperuser(api: RecordApi, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await signedInOf(api, request);
  if (!signedIn) throw new ApiError(401, tokenRequired);
  if (signedIn.isSuperuser) return signedIn;
  throw new ApiError(403, 'The authorized record is not allowed to perform this action.');
}
