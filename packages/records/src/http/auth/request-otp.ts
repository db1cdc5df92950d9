import type { FastifyRequest } from 'fastify';
import { maxOpenCodes, newCode } from '../../auth/otp.ts';
import type { Collection } from '../../collection/collection.ts';
import { dateText } from '../../core/date-text.ts';
import { ApiError } from '../../core/errors.ts';
import { newId } from '../../core/random.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Records } from '../../store/records.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { authCollectionOf, queryOf, requestInfo, signedInOf } from '../call.ts';
import { checkTexts, emailAddress, readTexts } from '../form.ts';
import type { OtpRequest as OtpPolicyRequest, Policies } from '../policies.ts';
import { requestLanguage } from '../request-language.ts';
import { findByField } from './auth-with-password.ts';
import { refuseBlockedAddress } from './code-tries.ts';
import { satisfiesAuthRule } from './sign-in.ts';
import { atMost, storeCode, usableCodes } from './strict-codes.ts';

/**
 * `POST …/request-otp`. Unknown addresses get the same response, in the same way.
 * Source: docs/reference/record-api.md 9.5.
 */
export const requestOtp: Endpoint = (app, api) => {
  app.post('/collections/:collection/request-otp', async (request) => {
    const collection = authCollectionOf(api, request);
    const { otp } = collection.auth;
    if (!otp?.enabled) throw new ApiError(403, 'The collection is not configured to allow OTP authentication.');
    const { email: typed } = await readTexts(request, ['email']);
    const email = typed === '' ? await addressOf(api, request) : typed;
    checkTexts(email === '' ? { email: '' } : { email }, { email: emailAddress });
    const record = await findByField(api, collection, 'email', email);
    const since = api.now().getTime() - otp.lifeSeconds * 1000;
    const otpRequest: OtpRequest = { api, request, collection, email, since };
    const answer = api.strict
      ? await requestStrictly(otpRequest, record)
      : { otpId: await requestPlainly(otpRequest, record) };
    return api.queries.pick({ ...answer }, queryOf(request)['fields']);
  });
};

/** The address that the program names for a request without one; '' for none. */
async function addressOf(api: RecordApi, request: FastifyRequest): Promise<string> {
  if (!api.policies.otpAddress) return '';
  const info = requestInfo(request, await signedInOf(api, request), { context: 'otp' });
  return (await api.policies.otpAddress(info)) ?? '';
}

interface OtpRequest {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly email: string;
  /** Codes created before this time have expired. */
  readonly since: number;
}

interface OpenOtp {
  readonly id: string;
  readonly created: number;
}

/** Selects the code to reuse from the open ones, newest first; undefined for a new code. */
type Reuse = (open: readonly OpenOtp[]) => OpenOtp | undefined;

async function reusePolicy(otpRequest: OtpRequest): Promise<Reuse> {
  const decide = await policyOf(otpRequest);
  return (open) => {
    const [newest] = open;
    if (open.length >= maxOpenCodes) return newest;
    const newestOpenOtp = newest && { id: newest.id, created: new Date(newest.created) };
    return decide({ newestOpenOtp, newestFromHere: newestOpenOtp }) === 'send' ? undefined : newest;
  };
}

type Decision = ReturnType<NonNullable<Policies['otpPolicy']>>;

async function policyOf({ api, request, collection, email }: OtpRequest) {
  const info = requestInfo(request, await signedInOf(api, request), { context: 'otp' });
  return (open: Omit<OtpPolicyRequest, 'collection' | 'email'>): Decision =>
    api.policies.otpPolicy?.(info, { collection: collection.name, email, ...open }) ?? 'send';
}

/** Answer in strict mode: also when the code was mailed, and whether by this request. */
interface StrictAnswer {
  readonly otpId: string;
  readonly sentAt: string;
  readonly isNew: boolean;
}

/** In strict mode: see docs/decisions/0128. */
async function requestStrictly(otpRequest: OtpRequest, found: AnyRecord | undefined): Promise<StrictAnswer> {
  const { api, request, collection, email } = otpRequest;
  await refuseBlockedAddress(api, request);
  // An account that may not sign in is treated as an unknown one.
  const isOpen = found && (await satisfiesAuthRule({ api, request, collection, method: 'otp' }, found.id));
  const record = isOpen ? found : undefined;
  const decide = await policyOf(otpRequest);
  const person = record?.id ?? api.codes.unknownId(collection.id, email);
  const codeRequest = { api, request, collection, person, email: record ? email : '' };
  return api.store.transaction(async (records) => {
    const open = await usableCodes(records.connection, codeRequest);
    const [newestOpenOtp] = open;
    const newestFromHere = open.find(({ isFromHere }) => isFromHere);
    const decision = decide({ newestOpenOtp, newestFromHere });
    const reused =
      atMost(open) ?? { send: undefined, 'reuse-newest': newestOpenOtp, 'reuse-from-here': newestFromHere }[decision];
    if (reused) return { otpId: reused.id, sentAt: reused.created.toISOString(), isNew: false };
    const { id, code } = await storeCode(records, codeRequest);
    if (record) await mailCode(records, otpRequest, record, { id, code });
    return { otpId: id, sentAt: api.now().toISOString(), isNew: true };
  });
}

async function requestPlainly(otpRequest: OtpRequest, record: AnyRecord | undefined): Promise<string> {
  const reuse = await reusePolicy(otpRequest);
  return otpRequest.api.store.transaction((records) =>
    record ? openCode(records, otpRequest, record, reuse) : pretend(records, otpRequest, reuse),
  );
}

async function openCode(records: Records, otpRequest: OtpRequest, record: AnyRecord, reuse: Reuse): Promise<string> {
  const { api, collection, email } = otpRequest;
  const reused = reuse(await openOtps(records, otpRequest, record.id));
  if (reused) return reused.id;
  const id = newId();
  const code = newCode(collection.auth.otp?.length ?? 0);
  const owner = { collectionRef: collection.id, recordRef: record.id };
  await records.create('_otps', { id, ...owner, password: api.codes.of(id, code), sentTo: email } as never);
  await api.issuedOtps.add(collection.id, email, { id, created: api.now().getTime() }, otpRequest.since);
  await mailCode(records, otpRequest, record, { id, code });
  return id;
}

async function mailCode(
  records: Records,
  { api, request, collection, email }: OtpRequest,
  record: AnyRecord,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<void> {
  const expiresAt = new Date(api.now().getTime() + (collection.auth.otp?.lifeSeconds ?? 0) * 1000);
  const language = requestLanguage(request);
  const mail = { collection: collection.name, record, email, code, otpId: id, expiresAt, language };
  await api.policies.onCode?.(records, mail);
}

/** Deletes expired codes and returns the open ones. */
async function openOtps(
  { connection }: Records,
  { collection, since }: OtpRequest,
  recordId: string,
): Promise<OpenOtp[]> {
  const owner = [collection.id, recordId];
  const limit = dateText(new Date(since));
  await connection.run('DELETE FROM "_otps" WHERE "collectionRef" = ? AND "recordRef" = ? AND "created" <= ?', [
    ...owner,
    limit,
  ]);
  const rows = await connection.all(
    'SELECT "id", "created" FROM "_otps" WHERE "collectionRef" = ? AND "recordRef" = ? ORDER BY "created" DESC, "id"',
    owner,
  );
  return rows.map((row) => ({ id: String(row['id']), created: Date.parse(String(row['created'])) }));
}

/** Writes and rolls back a code for an unknown address, so that the response takes the same time. */
async function pretend(records: Records, otpRequest: OtpRequest, reuse: Reuse): Promise<string> {
  const { api, collection, email, since } = otpRequest;
  const unknownId = newId();
  await openOtps(records, otpRequest, unknownId);
  const reused = reuse(await api.issuedOtps.open(collection.id, email, since));
  if (reused) return reused.id;
  const id = newId();
  const code = newCode((collection.auth.otp as NonNullable<Collection['auth']['otp']>).length);
  const values = [id, collection.id, unknownId, api.codes.of(id, code), email, records.now, records.now];
  await records.connection.run(
    'INSERT INTO "_otps" ("id", "collectionRef", "recordRef", "password", "sentTo", "created", "updated") VALUES (?, ?, ?, ?, ?, ?, ?)',
    values,
  );
  await records.connection.run('DELETE FROM "_otps" WHERE "id" = ?', [id]);
  await api.issuedOtps.add(collection.id, email, { id, created: api.now().getTime() }, since);
  return id;
}
