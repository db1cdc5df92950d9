import { accessActions, accessParties, clientAccessKinds } from '../../access-log.ts';
import { accessStatuses } from '../../access-request.ts';
import { documentKinds } from '../../documents.ts';
import { type FormDocument, type KycAnswers, type KycIssue, kycSections } from '../../kyc-form/answers.ts';
import type { Declaration } from '../../kyc-form/declaration.ts';
import { clientStatuses, onboardingTypes } from '../../onboarding.ts';
import { z } from '../../schema.ts';
import { type OutputOf, typeOnly } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';
import { registerAnswerSchema } from '../shared/register-answer.ts';
import { correctionSchema } from './entity.ts';
import { ownersLinkSchema } from './helper-links.ts';
import { supportTextsSchema } from './support-texts.ts';

/** One form of the client's list. */
export const clientFormRowSchema = z.strictObject({
  request: z.string(),
  reference: z.string(),
  clientStatus: z.enum(clientStatuses),
  org: z.strictObject({
    name: z.string(),
    logo: z.string(),
    accent: z.string(),
  }),
  subjectName: z.string(),
  type: z.enum(onboardingTypes),
  /** What the institution needs it for. */
  purpose: z.string(),
  askedAt: z.string(),
  /** When an answer of the running draft was last saved; '' without one. */
  savedAt: z.string(),
  /** When it was last sent; '' before. */
  sentAt: z.string(),
  /** When the institution cancelled its request; '' otherwise. */
  cancelledAt: z.string(),
  /** When the answers that the form opens with were sent, for whichever institution. */
  filledFrom: z.string(),
  deadline: z.string(),
  sections: z.number(),
  complete: z.number(),
  /** Estimated time until it can be sent. Unit: minutes. */
  minutes: z.number(),
  access: z.strictObject({
    id: z.string(),
    status: z.enum(accessStatuses),
  }),
  /** The vault is complete and fresh: approve and confirm is all. */
  accelerated: z.boolean(),
  /** The viewer is no owner of the vault yet: the owners must admit them. */
  needsOwner: z.boolean(),
  openCorrections: z.number(),
  /** While it is checked: how many persons have not shown yet who they are. */
  toIdentify: z.number(),
});
export type ClientFormRow = OutputOf<typeof clientFormRowSchema>;

export const accessRequestViewSchema = z.strictObject({
  id: z.string(),
  request: z.string(),
  reference: z.string(),
  requesterName: z.string(),
  org: z.strictObject({
    name: z.string(),
    logo: z.string(),
    accent: z.string(),
  }),
  subjectName: z.string(),
  type: z.enum(onboardingTypes),
  description: z.string(),
  askedAt: z.string(),
  status: z.enum(accessStatuses),
  /** When the client withdrew it; '' otherwise, also when the institution withdrew its request. */
  withdrawnAt: z.string(),
  /** The viewer may approve it, now or again. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type AccessRequestView = OutputOf<typeof accessRequestViewSchema>;

/** The same on its own page. */
export const accessRequestPageSchema = z.extend(accessRequestViewSchema, {
  /** Of the vault. */
  subject: z.string(),
  /** The contact whom the institution named; for owners, when it is another person. */
  contact: z.nullable(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'helper', 'none']),
    }),
  ),
});
export type AccessRequestPage = OutputOf<typeof accessRequestPageSchema>;

/** One form as the client fills it in. */
export const clientFormSchema = z.strictObject({
  request: z.string(),
  reference: z.string(),
  type: z.enum(onboardingTypes),
  clientStatus: z.enum(clientStatuses),
  org: z.strictObject({
    name: z.string(),
    logo: z.string(),
    accent: z.string(),
    supportTexts: supportTextsSchema,
    supportEmail: z.string(),
    supportPhone: z.string(),
  }),
  subject: z.strictObject({
    id: z.string(),
    name: z.string(),
  }),
  transactionDescription: z.string(),
  deadline: z.string(),
  sourceOfFunds: z.boolean(),
  hasRepresentative: z.boolean(),
  access: z.strictObject({
    id: z.string(),
    status: z.enum(accessStatuses),
    /** When it was last approved, rejected or withdrawn. */
    decidedAt: z.string(),
  }),
  sections: z.array(z.enum(kycSections)),
  answers: typeOnly<Partial<KycAnswers>>(),
  revisions: z.partialRecord(z.enum(kycSections), z.number()),
  savedAt: z.string(),
  /** The answers were sent before, so that none of them is new to the client. */
  answeredBefore: z.boolean(),
  documents: z.array(typeOnly<FormDocument>()),
  issues: z.array(typeOnly<KycIssue>()),
  /** What the register says, with its date, to mark where answers came from. */
  register: z.nullable(registerAnswerSchema),
  corrections: z.array(correctionSchema),
  /** The answers as they were sent, while corrections are asked; null otherwise. */
  sentAnswers: z.nullable(typeOnly<Partial<KycAnswers>>()),
  /** Sections and documents that may be changed now; all before the first submit. */
  editable: z.union([
    z.strictObject({
      sections: z.array(z.enum(kycSections)),
      documents: z.array(z.string()),
      people: z.array(z.string()),
    }),
    z.enum(['all', 'none']),
  ]),
  verifiedPeople: z.array(z.string()),
  /** Links to persons and colleagues, without ended ones. */
  links: z.array(ownersLinkSchema),
  /** The viewer owns the vault, and may name addresses of persons and colleagues. */
  mayInvite: z.boolean(),
  /** Set for a colleague who fills in these sections only: the owner who delegated them. */
  delegatedBy: z.nullable(z.string()),
  submittedAt: z.string(),
  /** What was sent at that time: the form, or answers to what the desk asked about it. */
  lastSent: z.enum(['form', 'corrections']),
  /** Of a request that the institution cancelled; otherwise empty. */
  cancelledAt: z.string(),
  /** What was agreed to when the form was last sent; null before, and when a program sent none. */
  declaration: z.nullable(typeOnly<Declaration>()),
  maySubmit: z.boolean(),
});
export type ClientForm = OutputOf<typeof clientFormSchema>;

export const beforeSignInSchema = z.strictObject({
  desk: z.strictObject({
    name: z.string(),
    supportTexts: supportTextsSchema,
    supportEmail: z.string(),
    supportPhone: z.string(),
    termsUrl: z.string(),
    privacyUrl: z.string(),
  }),
  institution: z.nullable(
    z.strictObject({
      name: z.string(),
      logo: z.string(),
      accent: z.string(),
      supportTexts: supportTextsSchema,
      supportEmail: z.string(),
      supportPhone: z.string(),
    }),
  ),
  providers: z.array(
    z.strictObject({
      name: z.string(),
      displayName: z.string(),
    }),
  ),
});
export type BeforeSignIn = OutputOf<typeof beforeSignInSchema>;

export const myDataSchema = z.strictObject({
  vaults: z.array(
    z.strictObject({
      subject: z.string(),
      type: z.enum(onboardingTypes),
      name: z.string(),
      role: z.enum(['owner', 'helper']),
      updatedAt: z.string(),
      documents: z.number(),
    }),
  ),
  accesses: z.array(
    z.extend(accessRequestViewSchema, {
      decidedAt: z.string(),
      /** What the institution has of the client; null before the form was sent. */
      given: z.nullable(z.strictObject({ submittedAt: z.string(), documents: z.number() })),
    }),
  ),
});
export type MyData = OutputOf<typeof myDataSchema>;

/** Who read what of a client's data for one institution: a line per day, party and action. */
export const accessLogSchema = z.extend(accessRequestViewSchema, {
  decidedAt: z.string(),
  deskName: z.string(),
  /** When the institution archived the onboarding, from which its retention period counts; '' before. */
  archivedAt: z.string(),
  /** The submitted version that the institution has; null before the form was sent. */
  given: z.nullable(
    z.strictObject({
      number: z.number(),
      submittedAt: z.string(),
      sections: z.array(z.enum(kycSections)),
      documents: z.array(z.strictObject({ kind: z.enum(documentKinds), ownerName: z.string() })),
    }),
  ),
  /** Newest first. */
  days: z.array(
    z.strictObject({
      day: z.string(),
      lines: z.array(
        z.strictObject({
          by: z.enum(accessParties),
          action: z.enum(accessActions),
          parts: z.array(
            z.strictObject({
              kind: z.enum(clientAccessKinds),
              /** Of kind `document`; '' otherwise. */
              document: orEmpty(z.enum(documentKinds)),
              /** Whose document it is; '' for the client's own. */
              ownerName: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type AccessLog = OutputOf<typeof accessLogSchema>;
