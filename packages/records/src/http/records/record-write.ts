import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../auth/authenticate.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo, RuleContext } from '../../core/request-info.ts';
import { asText } from '../../fields/as-text.ts';
import { withNewFiles } from '../../files/new-file.ts';
import { HashedPassword, hashForRecord, verifyPassword } from '../../passwords/password.ts';
import { withFiles } from '../../record-files/with-files.ts';
import { canGuestSatisfy } from '../../rules/guests.ts';
import type { Records, WriteOptions } from '../../store/records.ts';
import type { RecordApi } from '../api-context.ts';
import { type Body, bodyLimitBytes, readBody, strictLimitBytes } from '../body.ts';
import { type Call, requestInfo, requireOpenRule } from '../call.ts';
import { checkAuthRecord } from './auth-record-checks.ts';
import { settable, submittedBody } from './submitted.ts';

/** A create or update of the record API with its parsed body. */
export interface Submission {
  readonly api: RecordApi;
  readonly request: Call;
  readonly context?: RuleContext;
  readonly collection: Collection;
  readonly signedIn: SignedIn | undefined;
  readonly body: Body;
}

export interface Write extends Submission {
  /** The values that may be set, with files named and passwords hashed. */
  readonly values: Record<string, unknown>;
}

/** A write that is ready to run in a transaction. Its files are stored before the transaction. */
export interface Planned {
  readonly collection: Collection;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  run(records: Records): Promise<AnyRecord>;
}

type Target = Pick<Submission, 'api' | 'collection' | 'signedIn'>;

/**
 * In strict mode, refuses a client whom no body can help by the rule, before the body is read: a client without rights
 * must not cost the server more than the headers. PocketBase reads the body first.
 * @param refusal the refusal of a client that does not satisfy the rule
 */
export function refuseBeforeBody(
  { api, collection, signedIn }: Target,
  action: 'create' | 'update' | 'delete',
  refusal: () => ApiError,
): void {
  if (!api.strict) return;
  requireOpenRule(collection, action, signedIn);
  const rule = collection.rules[action];
  if (!signedIn && rule !== null && !canGuestSatisfy(rule)) throw refusal();
}

/**
 * Reads the body of a write, with its files in `folder`.
 * @throws ApiError 413
 */
export function bodyOf(
  request: FastifyRequest,
  { api, collection }: Pick<Target, 'api' | 'collection'>,
  folder?: string,
): Promise<Body> {
  const limit = api.strict ? strictLimitBytes(collection, request) : bodyLimitBytes(collection);
  return readBody(request, limit, folder);
}

/** Does the work that must not run inside a transaction. */
export async function prepareWrite(submission: Submission): Promise<Write> {
  const { collection, signedIn, body } = submission;
  const values = await withNewFiles(settable(collection, body, signedIn?.isSuperuser ?? false));
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type !== 'password' || !(name in values)) continue;
    const refused = await submission.api.policies.refusePassword?.(asText(values[name]));
    if (refused) throw new ApiError(400, 'Failed to save record.', { [name]: refused });
    values[name] = await hashed(values[name]);
  }
  return { ...submission, values };
}

async function hashed(value: unknown): Promise<HashedPassword> {
  const plain = asText(value);
  return plain === '' ? new HashedPassword('', '') : hashForRecord(plain);
}

/** Request information for the rules of this write, with its values. */
export function infoOf(write: Write, next: AnyRecord): RequestInfo {
  const body = submittedBody(write.collection, write.values, next);
  return requestInfo(write.request, write.signedIn, { context: write.context ?? 'default', body });
}

/** The old password is verified before the transaction; the transaction only checks that it has not changed since. */
export async function rightOldPassword(write: Write, stored: AnyRecord | undefined): Promise<string | undefined> {
  const given = write.body['oldPassword'];
  const hash = stored?.['password'];
  if (typeof given !== 'string' || given === '' || typeof hash !== 'string') return undefined;
  return (await verifyPassword(given, hash)) ? hash : undefined;
}

export interface RuleChecks {
  /** Throws when the collection's rule is not satisfied. */
  readonly checkRule: (info: RequestInfo, next: AnyRecord) => Promise<void>;
  readonly canManage: (info: RequestInfo, next: AnyRecord) => Promise<boolean>;
  readonly provenHash?: string;
}

/** Checks between normalisation and validation: the rule first, then those of auth records. */
export function checksOf(write: Write, message: string, rules: RuleChecks): WriteOptions {
  const { collection, signedIn, body } = write;
  return {
    via: 'api',
    auth: signedIn?.record ?? null,
    check: async (next, before) => {
      const info = infoOf(write, next);
      await rules.checkRule(info, next);
      if (collection.type !== 'auth') return refuseLongPasswords(next, before, message);
      // A guest never manages records, whatever the rule.
      const canManage = info.isSuperuser || (info.auth !== null && (await rules.canManage(info, next)));
      const oldPasswordIsRight = rules.provenHash !== undefined && rules.provenHash === before?.['password'];
      checkAuthRecord({ collection, body, next, before, canManage, oldPasswordIsRight }, message);
      refuseLongPasswords(next, before, message);
    },
  };
}

/** Refuses passwords above PocketBase's limit before any other check. */
const maxPasswordBytes = 72;

function refuseLongPasswords(next: AnyRecord, before: AnyRecord | null, message: string): void {
  for (const [name, value] of Object.entries(next)) {
    if (!(value instanceof HashedPassword) || Buffer.byteLength(value.plain) <= maxPasswordBytes) continue;
    const invalid = { code: 'validation_invalid_value', message: 'Invalid value.' };
    throw new ApiError(400, message, before ? { [name]: invalid } : {});
  }
}

/** Reports field errors with the message of the route. */
export async function withMessage<T>(message: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isInvalid = error instanceof ApiError && error.status === 400 && Object.keys(error.data).length > 0;
    throw isInvalid ? new ApiError(400, message, error.data) : error;
  }
}

/** Runs the transaction of one planned write. Its files are stored first, and deleted when it fails. */
export function runPlanned({ api, signedIn }: Submission, planned: Planned): Promise<AnyRecord> {
  return withFiles(api.files, planned, () =>
    api.store.transaction((records) => planned.run(records), { actor: signedIn ? actorOf(signedIn) : null }),
  );
}

export function actorOf({ collection, record }: SignedIn): AnyRecord {
  return { ...record, collectionName: collection.name, collectionId: collection.id };
}
