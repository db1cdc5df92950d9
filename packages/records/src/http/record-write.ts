import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../auth/authenticate.ts';
import { HashedPassword, hashForRecord, verifyPassword } from '../auth/password.ts';
import type { Collection } from '../collection.ts';
import { ApiError } from '../errors.ts';
import { withNewFiles } from '../files/new-file.ts';
import type { AnyRecord } from '../hooks.ts';
import type { RequestInfo } from '../rules/request-info.ts';
import type { Records, WriteOptions } from '../store/records.ts';
import type { RecordApi } from './api-context.ts';
import { checkAuthRecord } from './auth-record-checks.ts';
import { type Body, bodyLimitBytes, readBody } from './body.ts';
import { requestInfo } from './call.ts';
import { settable, submittedBody } from './submitted.ts';

/** One create or update of the record API. */
export interface Write {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly signedIn: SignedIn | undefined;
  readonly body: Body;
  /** What may be set of it: files named, passwords hashed. */
  readonly values: Record<string, unknown>;
  readonly message: string;
}

/** Reads the body and does all that must not happen inside a transaction. */
export async function prepareWrite(write: Omit<Write, 'body' | 'values'>): Promise<Write> {
  const { request, collection, signedIn } = write;
  const body = await readBody(request, bodyLimitBytes(collection));
  const values = await withNewFiles(settable(collection, body, signedIn?.isSuperuser ?? false));
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type === 'password' && name in values) values[name] = await hashed(values[name]);
  }
  return { ...write, body, values };
}

async function hashed(value: unknown): Promise<HashedPassword> {
  const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return plain === '' ? new HashedPassword('', '') : hashForRecord(plain);
}

/** What the rules of this write see once its values are known. */
export function infoOf(write: Write, next: AnyRecord): RequestInfo {
  return requestInfo(write.request, write.signedIn, { body: submittedBody(write.collection, write.values, next) });
}

/** The wrong old password is found out before the transaction; inside, only whether it is still the same password. */
export async function rightOldPassword(write: Write, stored: AnyRecord | undefined): Promise<string | undefined> {
  const given = write.body['oldPassword'];
  const hash = stored?.['password'];
  if (typeof given !== 'string' || given === '' || typeof hash !== 'string') return undefined;
  return (await verifyPassword(given, hash)) ? hash : undefined;
}

export interface Asked {
  /** Errors: throws when the collection's rule is not satisfied. */
  readonly askRule: (info: RequestInfo, next: AnyRecord) => Promise<void>;
  readonly askManageRule: (info: RequestInfo, next: AnyRecord) => Promise<boolean>;
  readonly provenHash?: string;
}

/** The checks between normalising and validating, in the order of the wire: rule, then auth records' own. */
export function checksOf(write: Write, asked: Asked): WriteOptions {
  const { collection, signedIn, body, message } = write;
  return {
    via: 'api',
    auth: signedIn?.record ?? null,
    check: async (next, before) => {
      const info = infoOf(write, next);
      await asked.askRule(info, next);
      if (collection.type !== 'auth') return;
      const canManage = info.isSuperuser || (await asked.askManageRule(info, next));
      const oldPasswordIsRight = asked.provenHash !== undefined && asked.provenHash === before?.['password'];
      checkAuthRecord({ collection, body, next, before, canManage, oldPasswordIsRight }, message);
    },
  };
}

/** The transaction of one write, with field errors under the wire's message. */
export async function runWrite(write: Write, run: (records: Records) => Promise<AnyRecord>): Promise<AnyRecord> {
  try {
    return await write.api.store.transaction(run, { actor: write.signedIn ? actorOf(write.signedIn) : null });
  } catch (error) {
    const isInvalid = error instanceof ApiError && error.status === 400 && Object.keys(error.data).length > 0;
    throw isInvalid ? new ApiError(400, write.message, error.data) : error;
  }
}

export function actorOf({ collection, record }: SignedIn): AnyRecord {
  return { ...record, collectionName: collection.name, collectionId: collection.id };
}
