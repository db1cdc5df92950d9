import type { FastifyRequest } from 'fastify';
import { authOf } from '../../auth/authenticate.ts';
import { openMfa, useMfa } from '../../auth/mfa.ts';
import { type SignedInBy, sessionClaims } from '../../auth/session.ts';
import type { SignInMethod } from '../../auth/sign-in-method.ts';
import { limitedTokenSeconds, type TokenClaims } from '../../auth/token.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Records } from '../../store/records.ts';
import { shapeRecord } from '../answer-record.ts';
import type { RecordApi } from '../api-context.ts';
import { queryOf, requestInfo, signedInOf, tokenRequired } from '../call.ts';
import { requestLanguage } from '../request-language.ts';
import { recordAuthOrigin } from './auth-origins.ts';
import { linkProvider, type ProviderLink } from './provider-link.ts';

/** A sign-in with valid credentials. */
export interface SignIn {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly method: SignInMethod;
  /** Name of the provider of an OAuth2 sign-in. */
  readonly provider?: string;
  /** From the body or the query. */
  readonly mfaId: string;
  /** In strict mode: the account of a provider to link when the sign-in is complete. */
  readonly link?: ProviderLink | undefined;
}

/** Result of a sign-in. Refusals are returned, so that the transaction commits what it consumed. */
export type SignInOutcome = ApiError | FirstStep | { readonly record: AnyRecord };

/**
 * Body of the 401 after a valid first step. `factors`: those of the program, when the account has any. `email`: in strict
 * mode after a provider's sign-in, where the client does not know the address of the account.
 */
interface FirstStep {
  readonly mfaId: string;
  readonly factors?: readonly object[];
  readonly email?: string;
}

const otherMethod = 'A different authentication method is required.';
const unsatisfied = "The request doesn't satisfy the collection requirements to authenticate.";

/**
 * Completes a sign-in after the credentials: auth rule, second factor, then the program's policy.
 * Source: docs/reference/record-api.md 9.8.
 */
export async function settleSignIn(records: Records, signIn: SignIn, id: string): Promise<SignInOutcome> {
  const { api, collection, method, request } = signIn;
  if (!(await satisfiesAuthRule(signIn, id, records))) return new ApiError(403, unsatisfied);
  const first = await secondFactor(records, signIn, id);
  if (first instanceof ApiError || 'mfaId' in first) return first;
  const link = signIn.link ?? first.link;
  if (link) await linkProvider(records, { collection, id }, link);
  const record = (await records.need(collection.name, id)) as AnyRecord;
  await recordAuthOrigin(records, signIn, record);
  const signedIn = { collection: collection.name, record, method, language: requestLanguage(request) };
  await api.policies.onSignedIn?.(records, signedIn);
  return { record: (await records.need(collection.name, id)) as AnyRecord };
}

/** Without a rule all records of the collection may sign in; with null none may. */
export async function satisfiesAuthRule(
  signIn: Omit<SignIn, 'mfaId'>,
  id: string,
  records?: Records,
): Promise<boolean> {
  const { api, collection, request, method } = signIn;
  const { rule = '' } = collection.auth;
  if (rule === '') return true;
  const info = requestInfo(request, await signedInOf(api, request), { context: method });
  return api.queries.allows(collection, rule, id, info, records?.connection);
}

type Completed = Pick<SignIn, 'link'>;

async function secondFactor(records: Records, signIn: SignIn, id: string): Promise<ApiError | FirstStep | Completed> {
  const { api, collection, request, method, link } = signIn;
  const { mfa } = collection.auth;
  if (!mfa?.enabled || !(await needsSecondFactor(records, signIn, id))) return {};
  const mfaId = signIn.mfaId || (queryOf(request)['mfaId'] ?? '');
  const account = { collection: collection.name, record: (await records.need(collection.name, id)) as AnyRecord };
  const { secondFactors } = api.policies;
  const isOfEngine = method !== 'factor' && (method === 'otp' || mfaId !== '');
  if (isOfEngine && (await secondFactors?.isRequired(records, account))) return new ApiError(400, otherMethod);
  if (mfaId === '') {
    const opened = await openMfa(records, { collection, recordId: id, method, link });
    const factors = await secondFactors?.offer(records, account, opened);
    const isUnknown = api.strict && method === 'oauth2';
    return {
      mfaId: opened,
      ...(factors && { factors }),
      ...(isUnknown && { email: String(account.record['email']) }),
    };
  }
  return useMfa(records, { collection, recordId: id, method, mfaId, lifeSeconds: mfa.lifeSeconds, now: api.now() });
}

async function needsSecondFactor(
  records: Records,
  { api, collection, request, method }: SignIn,
  id: string,
): Promise<boolean> {
  const rule = collection.auth.mfa?.rule ?? '';
  if (rule === '') return true;
  const info = requestInfo(request, undefined, { context: method });
  return api.queries.allows(collection, rule, id, info, records.connection);
}

/** Throws the refusal; the 401 of the second factor has its own format. */
export async function answerSignIn(signIn: SignIn, outcome: SignInOutcome, meta?: object): Promise<object> {
  if (outcome instanceof ApiError) throw outcome;
  if ('mfaId' in outcome) throw new SecondFactorNeeded(outcome);
  const { api, request, collection, method, provider } = signIn;
  const { record } = outcome;
  const isLimited = await isFactorMissing(api, collection, record);
  const by = { method, ...(provider && { provider }) };
  return authAnswer({ api, request, collection, record, isLimited, by }, meta);
}

/** Responds `401 {"mfaId"}`, which is not an error body. */
export class SecondFactorNeeded extends Error {
  readonly body: FirstStep;

  constructor(body: FirstStep) {
    super('a second factor is needed');
    this.body = body;
  }
}

/** Must the account add a second factor before anything else? */
export async function isFactorMissing(api: RecordApi, collection: Collection, record: AnyRecord): Promise<boolean> {
  const { secondFactors } = api.policies;
  if (!secondFactors || !collection.auth.mfa?.enabled) return false;
  return secondFactors.isMissing({ collection: collection.name, record });
}

/**
 * Signs a record in without credentials, for a program that has just created it. Limited when the account has to add a
 * second factor first.
 */
export async function answerAs(request: FastifyRequest, name: string, record: AnyRecord): Promise<object> {
  const api = request.server.recordApi;
  const collection = api.store.collections.get(name);
  if (!collection) throw new Error(`unknown collection: ${name}`);
  const isLimited = await isFactorMissing(api, collection, record);
  return authAnswer({ api, request, collection, record, isLimited });
}

interface Session {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly record: AnyRecord;
  readonly isLimited: boolean;
  /** Of a new session; undefined when the program signed the record in. */
  readonly by?: SignedInBy;
  /** Claims of the token that is refreshed. */
  readonly before?: TokenClaims;
}

/** Seconds since the person last used the program; sent by clients that refresh while they are not in use. */
const idleHeader = 'x-idle-seconds';

/** `{record, token}`, with the record as its owner sees it. Source: docs/reference/record-api.md 9.2. */
export async function authAnswer(session: Session, meta?: object): Promise<object> {
  const { api, request, collection, record, isLimited } = session;
  const info = {
    ...requestInfo(request, undefined),
    auth: authOf(collection, record),
    isSuperuser: collection.name === '_superusers',
  };
  const now = Math.floor(api.now().getTime() / 1000);
  const idleSeconds = session.before ? Math.max(0, Number(request.headers[idleHeader] ?? 0) || 0) : 0;
  const ofSession = sessionClaims(collection, api.now(), session.before ?? session.by, idleSeconds);
  if (ofSession && ofSession.exp <= now) throw new ApiError(401, tokenRequired);
  const exp = Math.min(now + limitedTokenSeconds, ofSession?.exp ?? Number.POSITIVE_INFINITY);
  const claims = { refreshable: true, ...ofSession, ...(isLimited && { limited: true, exp }) };
  const answer = {
    ...(meta && { meta }),
    record: await shapeRecord(api, collection, record, info),
    token: api.tokens.sign(collection, record as AnyRecord & { tokenKey: string }, 'auth', claims),
  };
  return api.queries.pick(answer, info.query['fields']);
}
