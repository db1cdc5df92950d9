import { ApiError } from '../core/errors.ts';
import type { AnyRecord } from '../core/record.ts';
import { number, text } from '../fields/index.ts';
import { defineCollection, type Rules } from './collection.ts';
import type { HookContext } from './hooks.ts';

const closed: Rules = { list: null, view: null, create: null, update: null, delete: null };
const ownerOnly = `@request.auth.id != '' && recordRef = @request.auth.id && collectionRef = @request.auth.collectionId`;
const readableByOwner: Rules = { ...closed, list: ownerOnly, view: ownerOnly };

const refs = { collectionRef: text({ required: true }), recordRef: text({ required: true }) };
const refIndex = { columns: ['collectionRef', 'recordRef'] };

/** Superusers are created by an operator, so their e-mail counts as verified. */
function setVerified(next: AnyRecord): void {
  next['verified'] = true;
}

async function keepOne(_record: AnyRecord, { records }: HookContext): Promise<void> {
  if ((await records.count('_superusers', '')) > 1) return;
  throw new ApiError(400, "You can't delete the only existing superuser.");
}

/** Accounts that bypass all rules. */
export const superusers = defineCollection({
  name: '_superusers',
  type: 'auth',
  fields: {},
  rules: closed,
  auth: {
    password: { enabled: true, identityFields: ['email'] },
    alert: { enabled: true },
    tokenSeconds: { auth: 86_400 },
  },
  hooks: { beforeCreate: [setVerified], beforeUpdate: [setVerified], beforeDelete: [keepOne] },
});

/**
 * Unused one-time codes. `password` is a digest of the code. Strict mode counts tries: those from the address that
 * requested the code (`requestedFrom`, a digest), and those from all others together.
 */
export const otps = defineCollection({
  name: '_otps',
  fields: {
    ...refs,
    password: text({ required: true, hidden: true }),
    sentTo: text({ hidden: true }),
    requestedFrom: text({ hidden: true }),
    tries: number({ hidden: true }),
    otherTries: number({ hidden: true }),
  },
  rules: readableByOwner,
  indexes: [refIndex, { columns: ['collectionRef', 'created'] }],
});
/** Fields that no answer contains, not even those to superusers; PocketBase does not have them. */
export const internalFields: Readonly<Record<string, readonly string[]>> = {
  _otps: ['requestedFrom', 'tries', 'otherTries'],
  _mfas: ['provider', 'providerId'],
};

/** Sign-ins that await their second factor. In strict mode an account of a provider is linked only after it. */
export const mfas = defineCollection({
  name: '_mfas',
  fields: {
    ...refs,
    method: text({ required: true }),
    provider: text({ hidden: true }),
    providerId: text({ hidden: true }),
  },
  rules: readableByOwner,
  indexes: [refIndex],
});

/** OAuth2 accounts that are linked to a record. */
export const externalAuths = defineCollection({
  name: '_externalAuths',
  fields: { ...refs, provider: text({ required: true }), providerId: text({ required: true }) },
  rules: { ...readableByOwner, delete: ownerOnly },
  indexes: [
    { columns: ['collectionRef', 'recordRef', 'provider'], unique: true },
    { columns: ['collectionRef', 'provider', 'providerId'], unique: true },
  ],
});

/** Locations that a record has signed in from. */
export const authOrigins = defineCollection({
  name: '_authOrigins',
  fields: { ...refs, fingerprint: text({ required: true }) },
  rules: { ...readableByOwner, delete: ownerOnly },
  indexes: [{ columns: ['collectionRef', 'recordRef', 'fingerprint'], unique: true }],
});

/** Collections that every store adds to those of the program. */
export const systemCollections = [superusers, otps, mfas, externalAuths, authOrigins] as const;

/** The same for strict mode: only the program removes linked accounts, after whatever it requires. */
export const strictSystemCollections = systemCollections.map((collection) =>
  collection.name === '_externalAuths'
    ? Object.freeze({ ...collection, rules: { ...collection.rules, delete: null } })
    : collection,
);
/** Collections with records that belong to an auth record and are deleted with it. */
export const belongings = [otps, mfas, externalAuths, authOrigins] as const;
