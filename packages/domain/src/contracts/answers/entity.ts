import { accessStatuses } from '../../access-request.ts';
import { checkStatuses, checks, derivedStatuses, verificationStatuses } from '../../checks.ts';
import { identityMethods, type KycAnswers, type OwnershipAnswers } from '../../kyc-form/answers.ts';
import { helperLinkStates } from '../../kyc-form/helper-links.ts';
import { onboardingStatuses, onboardingTypes, outcomes, waitingReasons } from '../../onboarding.ts';
import { moveNames } from '../../onboarding-machine.ts';
import type { OwnershipResult } from '../../ownership/ubo.ts';
import { riskSeverities } from '../../risk.ts';
import { z } from '../../schema.ts';
import { type OutputOf, typeOnly } from '../shared/contract.ts';
import { deliverySchema } from '../shared/delivery.ts';
import { orEmpty } from '../shared/fields.ts';
import { problemSchema } from '../shared/problem.ts';
import { registerAnswerSchema } from '../shared/register-answer.ts';
import { documentRowSchema } from './documents.ts';
import { gatedSchema } from './gate.ts';
import { dueSchema } from './onboardings.ts';
import { screeningRowSchema, screeningRunSchema } from './screening.ts';

export const registrationSchema = z.strictObject({
  /** `institution`: typed by the institution of this onboarding. */
  source: z.enum(['register', 'client', 'institution']),
  name: z.string(),
  country: z.string(),
  registrationNumber: z.string(),
  legalForm: z.string(),
  legalFormName: z.string(),
  address: z.nullable(registerAnswerSchema.shape.address),
  registeredSince: z.string(),
  vatNumber: z.string(),
  website: z.string(),
  listed: z.nullable(z.boolean()),
  registerName: z.string(),
  registerCheckedAt: z.string(),
  earlierAddresses: z.array(
    z.strictObject({
      address: registerAnswerSchema.shape.address,
      since: z.string(),
    }),
  ),
});
export type Registration = OutputOf<typeof registrationSchema>;

/** A natural person as the subject. */
export const individualFactsSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  documentNumber: z.string(),
  country: z.string(),
  birthDate: z.string(),
  nationality: z.string(),
  countryOfResidence: z.string(),
});
export type IndividualFacts = OutputOf<typeof individualFactsSchema>;

export const activitySchema = z.strictObject({
  code: z.string(),
  edition: z.enum(['2008', '2025']),
  nl: z.string(),
  en: z.string(),
  main: z.boolean(),
  source: z.enum(['register', 'client']),
});
export type Activity = OutputOf<typeof activitySchema>;

export const associatedPersonSchema = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  function: z.string(),
  isUbo: z.boolean(),
  isStandIn: z.boolean(),
  isRepresentative: z.boolean(),
  isPrimaryContact: z.boolean(),
  countryOfResidence: z.string(),
  birthDate: z.string(),
  nationality: z.string(),
  identity: z.enum(verificationStatuses),
});
export type AssociatedPerson = OutputOf<typeof associatedPersonSchema>;

export const verifiedIdentitySchema = z.strictObject({
  id: z.string(),
  person: z.string(),
  verifiedFirstName: z.string(),
  verifiedLastName: z.string(),
  verifierFirstName: z.string(),
  verifierLastName: z.string(),
  date: z.string(),
  method: z.enum(identityMethods),
  documentUsed: z.string(),
  result: z.enum(['verified', 'failed']),
  reason: z.string(),
});
export type VerifiedIdentity = OutputOf<typeof verifiedIdentitySchema>;

export const riskIndicatorSchema = z.strictObject({
  id: z.string(),
  rule: z.string(),
  textKey: z.string(),
  severity: z.enum(riskSeverities),
  data: z.record(z.string(), z.unknown()),
  foundAt: z.string(),
});
export type RiskIndicator = OutputOf<typeof riskIndicatorSchema>;

export const correctionSchema = z.strictObject({
  id: z.string(),
  round: z.number(),
  target: z.string(),
  /** What the target is called: `Passport of Joris van Rijsbergen`; parts for the sentence. */
  label: z.record(z.string(), z.string()),
  text: z.string(),
  status: z.enum(['open', 'answered', 'accepted']),
  answer: z.string(),
  askedAt: z.string(),
  /** When it was answered; '' while it is open. */
  answeredAt: z.string(),
  askedBy: z.string(),
  /** Name of the person who was asked by an own link; '' when it is for those who fill in the form. */
  askedOf: z.string(),
});
export type Correction = OutputOf<typeof correctionSchema>;

/** Blockers of `complete`, as its guard returns them. */
export const blockerSchema = z.strictObject({
  code: z.enum(['check-not-final', 'hit-open', 'correction-open', 'screening-failed', 'document-pending']),
  check: z.optional(z.enum(checks)),
  count: z.number(),
  /** A reviewer cannot, a lead can with a reason. */
  leadMayPass: z.boolean(),
});
export type Blocker = OutputOf<typeof blockerSchema>;

export const vaultMemberSchema = z.strictObject({
  user: z.string(),
  name: z.string(),
  email: z.string(),
  /** `none`: the contact of this onboarding, who is no member. */
  role: z.enum(['owner', 'helper', 'none']),
  proven: z.boolean(),
  provenAt: z.string(),
  /** Institutions that named this user as contact. */
  namedBy: z.array(z.string()),
  isContact: z.boolean(),
  /** A vault keeps an owner. */
  mayRemove: z.boolean(),
});

/** Another row of the same company. */
export const otherVaultSchema = z.strictObject({
  subject: z.string(),
  /** The newest onboarding of it, to open. */
  request: z.string(),
  owners: z.array(z.string()),
  institutions: z.array(z.string()),
  proven: z.boolean(),
  /** Both have a proven owner. */
  mayMerge: z.boolean(),
});

/** The automatic mails of an onboarding. */
export const remindersSchema = z.strictObject({
  /** What is sent if nothing happens, the earliest first. `person`: to a person with an own link. */
  upcoming: z.array(
    z.strictObject({
      kind: z.enum(['client', 'person', 'warning']),
      /** ISO date. */
      on: z.string(),
      /** 0 of a warning. */
      number: z.number(),
      of: z.number(),
    }),
  ),
  /** Why no reminder follows; '' while one does. `done`: all of this step were sent. */
  why: z.enum(['', 'off', 'stopped', 'done', 'undeliverable', 'declined']),
  isStopped: z.boolean(),
  sent: z.number(),
  mayStop: z.boolean(),
});
export type Reminders = OutputOf<typeof remindersSchema>;

/** Everything on an entity page, in one answer: header, rail, overview, documents, screening. */
export const entitySchema = z.strictObject({
  request: z.strictObject({
    id: z.string(),
    number: z.string(),
    reference: z.string(),
    type: z.enum(onboardingTypes),
    status: z.enum(onboardingStatuses),
    waitingOn: orEmpty(z.enum(waitingReasons)),
    outcome: orEmpty(z.enum(outcomes)),
    deadline: z.string(),
    round: z.number(),
    scope: z.array(z.enum(checks)),
    scopeNote: z.string(),
    transactionDescription: z.string(),
    /** Not for the client. */
    remarks: z.string(),
    sourceOfFunds: z.boolean(),
    hasRepresentative: z.boolean(),
    requestedAt: z.string(),
    submittedAt: z.string(),
    completedAt: z.string(),
    archivedAt: z.string(),
    updated: z.string(),
    reason: z.string(),
  }),
  subject: z.strictObject({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    number: z.string(),
    city: z.string(),
    legalForm: z.string(),
    legalFormName: z.string(),
  }),
  /** The viewer's onboardings of this subject, newest first, this one included. */
  onboardings: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      reference: z.string(),
      status: z.enum(onboardingStatuses),
      created: z.string(),
      /** Name of the institution. */
      org: z.string(),
    }),
  ),
  org: z.strictObject({
    id: z.string(),
    name: z.string(),
  }),
  contact: z.nullable(
    z.strictObject({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      /** The client has signed in, so the address cannot be corrected any more. */
      hasSignedIn: z.boolean(),
    }),
  ),
  /** Null while nothing is known to be undelivered. */
  delivery: z.nullable(deliverySchema),
  /** Null once no reminder can follow any more. */
  reminders: z.nullable(remindersSchema),
  /** The step that the viewer's side is in. */
  due: z.nullable(dueSchema),
  assigned: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
  moves: z.array(z.enum(moveNames)),
  access: z.nullable(
    z.strictObject({
      id: z.string(),
      status: z.enum(accessStatuses),
      askedAt: z.string(),
      decidedAt: z.string(),
      /** When the client withdrew it; '' otherwise. */
      withdrawnAt: z.string(),
    }),
  ),
  question: z.nullable(correctionSchema),
  corrections: z.array(correctionSchema),
  blockers: z.array(blockerSchema),
  /** Each needs a reason when the onboarding is completed. Interns only; empty for others. */
  problems: z.array(problemSchema),
  /** Number and date of the frozen version shown; 0 before the first. For Interns `draft` says that the client is still at work. */
  version: z.strictObject({
    number: z.number(),
    submittedAt: z.string(),
    draft: z.boolean(),
  }),
  statuses: z.array(
    z.strictObject({
      check: z.enum(checks),
      status: z.enum([...checkStatuses, ...derivedStatuses]),
      required: z.boolean(),
      by: z.string(),
      at: z.string(),
      reason: z.string(),
      openHits: z.number(),
    }),
  ),
  registration: z.nullable(registrationSchema),
  individual: z.nullable(individualFactsSchema),
  activities: z.nullable(
    z.strictObject({
      description: z.string(),
      details: z.array(activitySchema),
    }),
  ),
  ownership: gatedSchema(
    z.nullable(
      z.strictObject({
        answers: typeOnly<OwnershipAnswers>(),
        result: typeOnly<OwnershipResult>(),
      }),
    ),
  ),
  people: gatedSchema(z.array(associatedPersonSchema)),
  funds: gatedSchema(z.nullable(typeOnly<KycAnswers['funds']>())),
  documents: gatedSchema(z.array(documentRowSchema)),
  /** The institution's own, never gated for itself. */
  ownDocuments: z.array(documentRowSchema),
  identities: z.array(verifiedIdentitySchema),
  /** Persons whose identity is or must be verified. */
  identityPeople: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      required: z.boolean(),
      /** How the client chose to identify this person, and the address for it; '' where nothing was chosen. */
      method: orEmpty(z.enum(identityMethods)),
      email: z.string(),
      /** The person's own link, if an owner sent one. */
      ownLink: z.nullable(
        z.strictObject({
          state: z.enum(helperLinkStates),
          sentAt: z.string(),
          openedAt: z.string(),
          givenAt: z.string(),
          expiresAt: z.string(),
          /** What the person says is wrong in the form. */
          remark: z.string(),
        }),
      ),
    }),
  ),
  companyScreening: gatedSchema(z.array(screeningRowSchema)),
  personScreening: gatedSchema(z.array(screeningRowSchema)),
  /** Who must be screened, for recording by hand. Interns only; empty for others. */
  screeningTargets: z.array(
    z.strictObject({
      kind: z.enum(['company', 'person']),
      target: z.string(),
      name: z.string(),
    }),
  ),
  /** Interns only; null before the first and for others. */
  screeningRun: z.nullable(screeningRunSchema),
  risk: gatedSchema(z.array(riskIndicatorSchema)),
  /** Who manages the vault. Members and other rows of the company for Interns only; empty for others. */
  vault: z.strictObject({
    /** The contact has no part in it: its owner, another person, answers. */
    isManagedByOther: z.boolean(),
    members: z.array(vaultMemberSchema),
    others: z.array(otherVaultSchema),
  }),
  accelerated: z.nullable(
    z.strictObject({
      updatedAt: z.string(),
    }),
  ),
  counts: z.strictObject({
    documents: z.nullable(z.number()),
    openHits: z.nullable(z.number()),
    subscriptions: z.number(),
  }),
});
export type Entity = OutputOf<typeof entitySchema>;
