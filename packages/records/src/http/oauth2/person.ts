import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../auth/authenticate.ts';
import type { ProviderUser } from '../../auth/oauth2/exchange.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import { randomText } from '../../core/random.ts';
import type { AnyRecord } from '../../core/record.ts';
import { fieldTypes } from '../../fields/field-types.ts';
import { noPassword } from '../../passwords/password.ts';
import type { Records } from '../../store/records.ts';
import type { RecordApi } from '../api-context.ts';
import { findByField } from '../auth/auth-with-password.ts';
import { linkProvider, type ProviderLink, refuseSecondLink } from '../auth/provider-link.ts';
import { planCreate } from '../records/record-create.ts';
import { type Planned, prepareWrite } from '../records/record-write.ts';
import type { OAuth2Form } from './form.ts';

/** A user that a provider has authenticated. */
export interface Vouched {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly form: OAuth2Form;
  readonly user: ProviderUser;
  /** The signed-in record, if it is of this collection. */
  readonly signedIn: SignedIn | undefined;
}

/** Plan of the sign-in's transaction: an existing record, or one to create. */
export interface Person {
  readonly known?: AnyRecord;
  readonly isLinked: boolean;
  readonly planned?: Planned;
  /** Resets the password of an account with an unverified e-mail: it may have been created by another person. */
  readonly newPassword?: unknown;
}

/** Finds the linked record, else the signed-in one, else by e-mail, else none. Source: docs/reference/record-api.md 11. */
export async function findPerson(vouched: Vouched): Promise<Person> {
  const { api, collection, user, signedIn, form } = vouched;
  const [link] = await api.store.dialect.all(
    'SELECT "recordRef" FROM "_externalAuths" WHERE "collectionRef" = ? AND "provider" = ? AND "providerId" = ?',
    [collection.id, form.provider.name, user.id],
  );
  const linked =
    link && ((await api.store.reader.get(collection.name, String(link['recordRef']))) as AnyRecord | undefined);
  if (api.strict && signedIn && linked?.id !== signedIn.record.id) refuseForeignLink(vouched);
  const known =
    linked ??
    (api.strict ? undefined : signedIn?.record) ??
    (user.email === '' ? undefined : await findByField(api, collection, 'email', user.email));
  if (!known) return { isLinked: false, planned: await planPerson(vouched) };
  const isStranger = known.id !== signedIn?.record.id;
  const needsPassword = isStranger && known['email'] !== '' && known['verified'] !== true;
  return {
    known,
    isLinked: linked !== undefined,
    ...(needsPassword && { newPassword: noPassword() }),
  };
}

/** Time after a sign-in in which an account of a provider may be linked. */
const freshSeconds = 600;

/**
 * In strict mode a session links only an account with the same verified e-mail, soon after its sign-in: a stolen session
 * must not become a lasting way in.
 */
function refuseForeignLink({ api, user, signedIn }: Vouched): void {
  const { record, claims } = signedIn as SignedIn;
  const isSame = user.email !== '' && user.email === record['email'];
  const isFresh = api.now().getTime() / 1000 - (claims.since ?? 0) <= freshSeconds;
  if (!isSame || !isFresh) throw new ApiError(400, 'Failed to authenticate.');
}

const passwordAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Plans a new record from `createData` and the mapped fields, subject to the create rule. */
async function planPerson({ api, request, collection, form, user }: Vouched): Promise<Planned> {
  if (collection.name === '_superusers') throw new ApiError(400, 'Failed to authenticate.');
  if (collection.rules.create === null) throw new ApiError(403, 'Only superusers can perform this action.');
  const random = randomText(30, passwordAlphabet);
  const body: Record<string, unknown> = { ...form.createData };
  if ((body['email'] ?? '') === '') body['email'] = user.email;
  const { mappedFields = {} } = collection.auth.oauth2 ?? {};
  const known: Readonly<Record<string, string>> = {
    id: user.id,
    name: user.name,
    username: user.username,
    avatarURL: user.avatarURL,
  };
  for (const [key, field] of Object.entries(mappedFields)) {
    const isText = collection.fields[field]?.type !== 'file';
    if (field === '' || field in body || !isText || known[key] === undefined) continue;
    if (key !== 'username' || (await isFree(api, collection, field, known[key]))) body[field] = known[key];
  }
  if ((body['password'] ?? '') === '') Object.assign(body, { password: random, passwordConfirm: random });
  const write = await prepareWrite({ api, request, collection, signedIn: undefined, body, context: 'oauth2' });
  return planCreate(write);
}

/** Uses the provider's user name only if it is valid and not in use. */
async function isFree(api: RecordApi, collection: Collection, name: string, value: string): Promise<boolean> {
  const field = collection.fields[name];
  if (!field || value === '') return false;
  const error = fieldTypes[field.type].validate(value, field.options, { name, before: null, via: 'api' });
  return error === undefined && (await findByField(api, collection, name, value)) === undefined;
}

/** The record of a provider's sign-in; `link`: still to be stored, when the sign-in is complete. */
interface Settled {
  readonly id: string;
  readonly link?: ProviderLink;
}

/**
 * Creates, verifies and links the record. In strict mode the link follows after the second factor.
 * @throws ApiError 400 when an account of this provider is already linked
 */
export async function settlePerson(records: Records, vouched: Vouched, person: Person): Promise<Settled> {
  const { api, collection, user, form } = vouched;
  const record = person.known ?? (await (person.planned as Planned).run(records));
  const changes: Record<string, unknown> = {};
  if (person.newPassword) changes['password'] = person.newPassword;
  if (record['email'] === '' && user.email !== '') changes['email'] = user.email;
  const isProven = user.email !== '' && (record['email'] === '' || record['email'] === user.email);
  if (record['verified'] !== true && isProven) changes['verified'] = true;
  if (Object.keys(changes).length > 0) await records.update(collection.name, record.id, changes as never);
  const { id } = record;
  if (person.isLinked) return { id };
  const link = { provider: form.provider.name, providerId: user.id };
  if (api.strict) await refuseSecondLink(records, { collection, id }, link);
  else await linkProvider(records, { collection, id }, link);
  return api.strict ? { id, link } : { id };
}
