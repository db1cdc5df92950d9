import { z } from '../schema.ts';
import { identityKinds, identityMethods, type KycAnswers, type KycSection } from './answers.ts';

const text = z.optional(z.string().check(z.maxLength(10_000)));
const flag = z.optional(z.boolean());
const id = z.string().check(z.minLength(1), z.maxLength(40));
const ids = z.optional(z.array(id).check(z.maxLength(50)));
const share = z.number().check(z.minimum(-1e9), z.maximum(1e9));

const address = z.optional(z.object({ street: text, houseNumber: text, postalCode: text, city: text, country: text }));
const identityKind = z.optional(z.enum(identityKinds));

const activity = z.object({
  sbi: z.string(),
  edition: z.enum(['2008', '2025']),
  description: text,
  source: z.enum(['register', 'client']),
});
const node = z.object({
  id,
  kind: z.enum(['person', 'company']),
  firstName: text,
  lastName: text,
  name: text,
  country: text,
  registrationNumber: text,
});
const edge = z.object({
  id,
  owner: id,
  owned: id,
  share: z.optional(share),
  band: z.optional(z.object({ from: share, to: share })),
  kind: z.enum(['shares', 'votes', 'control']),
});
const person = z.object({
  id,
  firstName: text,
  lastName: text,
  email: text,
  function: text,
  isUbo: flag,
  isStandIn: flag,
  isRepresentative: flag,
  isPrimaryContact: flag,
  birthDate: text,
  nationality: text,
  countryOfResidence: text,
  identityKind,
  identityNumber: text,
  identityExpiry: text,
  identityDocuments: ids,
  authorityFrom: z.optional(z.enum(['register', 'document'])),
  authorityDocuments: ids,
});

/**
 * The shape of each section's answers, valid or not: what a draft may hold. A value that does not even have the
 * type of its field is no answer but a fault of the caller; unknown fields are dropped.
 */
export const sectionShapes = {
  contact: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    phoneCountry: text,
    fillsInOwn: flag,
  }),
  'legal-entity': z.object({
    name: text,
    country: text,
    registrationNumber: text,
    vatNumber: text,
    website: text,
    address,
    description: text,
    legalForm: text,
    legalFormName: text,
    listed: flag,
    listedMarket: text,
    registerDisputed: flag,
  }),
  activities: z.object({
    description: text,
    details: z.optional(z.array(activity).check(z.maxLength(100))),
    main: text,
  }),
  ownership: z.object({
    nodes: z.optional(z.array(node).check(z.maxLength(1_000))),
    edges: z.optional(z.array(edge).check(z.maxLength(1_000))),
    nobodyReason: text,
  }),
  people: z.object({ people: z.optional(z.array(person).check(z.maxLength(500))) }),
  funds: z.object({ description: text, currency: text, amount: text, documents: ids }),
  individual: z.object({
    firstName: text,
    lastName: text,
    birthDate: text,
    birthPlace: text,
    sex: z.optional(z.enum(['female', 'male', 'x', ''])),
    nationality: text,
    countryOfResidence: text,
    address,
    identityKind,
    identityNumber: text,
    identityCountry: text,
    identityExpiry: text,
    identityDocuments: ids,
  }),
  identity: z.object({
    choices: z.optional(z.record(id, z.object({ method: z.optional(z.enum(identityMethods)), email: text }))),
  }),
} as const satisfies { [S in KycSection]: z.ZodMiniType<KycAnswers[S]> };

/** The answers of a section in their shape, or undefined when the value is none. */
export function readSection<S extends KycSection>(section: S, value: unknown): KycAnswers[S] | undefined {
  const read = sectionShapes[section].safeParse(value);
  return read.success ? (read.data as KycAnswers[S]) : undefined;
}
