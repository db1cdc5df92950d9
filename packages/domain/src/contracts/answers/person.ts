import { derivedStatuses, verificationStatuses } from '../../checks.ts';
import { onboardingStatuses, onboardingTypes } from '../../onboarding.ts';
import { identifyingFacts, personFacts } from '../../same-person.ts';
import { z } from '../../schema.ts';
import { hitBands, hitFields, hitStates, listKinds } from '../../screening.ts';
import type { OutputOf } from '../shared/contract.ts';
import { documentRowSchema } from './documents.ts';
import { verifiedIdentitySchema } from './entity.ts';

/**
 * Where a fact was given. `draft`: by the client, not submitted yet. `person`: by a link of their own. `identity`: the
 * name under which the identity was verified.
 */
export const factOrigins = ['client', 'draft', 'person', 'institution', 'identity'] as const;

export const personFactSchema = z.strictObject({
  fact: z.enum(personFacts),
  /** Newest first. More than one: the sources contradict each other. */
  values: z.array(
    z.strictObject({
      /** Text, an ISO date or an ISO country code. Of a document the kind and the end of its number: `passport 614`. */
      value: z.string(),
      /** ISO 3166-1 alpha-2: of an address, and of a document the country that issued it. */
      country: z.string(),
      sources: z.array(
        z.strictObject({
          from: z.enum(factOrigins),
          request: z.string(),
          /** Number of the client's version; 0 for other origins. */
          version: z.number(),
          at: z.string(),
        }),
      ),
    }),
  ),
});
export type PersonFacts = OutputOf<typeof personFactSchema>;

/** The person in one onboarding. */
export const personRoleSchema = z.strictObject({
  request: z.string(),
  number: z.string(),
  reference: z.string(),
  status: z.enum(onboardingStatuses),
  created: z.string(),
  /** The institution; '' for its own staff. */
  org: z.string(),
  type: z.enum(onboardingTypes),
  subject: z.string(),
  subjectName: z.string(),
  country: z.string(),
  registrationNumber: z.string(),
  /** The person's id in this client's form; the subject's own id when the person is the client. */
  person: z.string(),
  /** The name in this onboarding. */
  name: z.string(),
  function: z.string(),
  isUbo: z.boolean(),
  isStandIn: z.boolean(),
  isRepresentative: z.boolean(),
  isPrimaryContact: z.boolean(),
  /** The interest in the client, lowest and highest possible. Unit: 1/10000 of a percent. Null: none is known. */
  interest: z.nullable(z.strictObject({ lowest: z.number(), highest: z.number() })),
  identity: z.enum(verificationStatuses),
});
export type PersonRole = OutputOf<typeof personRoleSchema>;

/** What the person's screening in one onboarding found. */
export const personScreeningSchema = z.strictObject({
  request: z.string(),
  /** Why it is closed to the viewer; '' when it is open. */
  closed: z.union([z.enum(derivedStatuses), z.literal('')]),
  /** When the name was last compared; '' when it was not, or is closed. */
  runAt: z.string(),
  lists: z.number(),
  openHits: z.number(),
});

export const personHitSchema = z.strictObject({
  id: z.string(),
  request: z.string(),
  /** The address of the match on the screening page: `person:{id}`. */
  target: z.string(),
  list: z.string(),
  listKind: z.enum(listKinds),
  entryId: z.string(),
  entryName: z.string(),
  /** 0 to 1. */
  score: z.number(),
  band: z.enum(hitBands),
  differs: z.array(z.enum(hitFields)),
  state: z.enum(hitStates),
  by: z.string(),
  at: z.string(),
});
export type PersonHit = OutputOf<typeof personHitSchema>;

/** A person of the same name in another client's form. */
export const namesakeSchema = z.strictObject({
  subject: z.string(),
  person: z.string(),
  name: z.string(),
  subjectName: z.string(),
  request: z.string(),
  agrees: z.array(z.enum(identifyingFacts)),
  differs: z.array(z.enum(identifyingFacts)),
});
export type Namesake = OutputOf<typeof namesakeSchema>;

export const personSchema = z.strictObject({
  subject: z.string(),
  person: z.string(),
  name: z.string(),
  /** The client in whose form the page was opened. */
  subjectName: z.string(),
  facts: z.array(personFactSchema),
  /** Newest first. */
  roles: z.array(personRoleSchema),
  /** Why entries of several clients are shown as one person: verified in each with the same document. */
  proof: z.nullable(z.strictObject({ document: z.string(), birthDate: z.string(), clients: z.number() })),
  identities: z.array(z.extend(verifiedIdentitySchema, { request: z.string() })),
  screenings: z.array(personScreeningSchema),
  hits: z.array(personHitSchema),
  /** Onboardings whose documents are closed to the viewer. */
  closedDocuments: z.array(z.string()),
  documents: z.array(z.extend(documentRowSchema, { request: z.string() })),
  /** How many of them the viewer may download together: an institution those of completed onboardings. */
  downloads: z.number(),
  namesakes: z.array(namesakeSchema),
});
export type Person = OutputOf<typeof personSchema>;
