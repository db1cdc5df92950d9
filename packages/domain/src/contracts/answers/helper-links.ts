import { documentSides } from '../../documents.ts';
import { identityKinds, kycSections } from '../../kyc-form/answers.ts';
import { closedLinkReasons, helperLinkStates, helperScopes } from '../../kyc-form/helper-links.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';
import { supportTextsSchema } from './support-texts.ts';

const institutionSchema = z.strictObject({
  name: z.string(),
  logo: z.string(),
  accent: z.string(),
  supportTexts: supportTextsSchema,
  supportEmail: z.string(),
  supportPhone: z.string(),
});

const closed = z.enum(['', ...closedLinkReasons]);

/** A helper link as the owner of the form sees it: that and when something was given, never what. */
export const ownersLinkSchema = z.strictObject({
  id: z.string(),
  scope: z.enum(helperScopes),
  /** Id of the person; '' for delegated sections. */
  person: z.string(),
  sections: z.array(z.enum(kycSections)),
  name: z.string(),
  email: z.string(),
  state: z.enum(helperLinkStates),
  closed,
  /** When it was mailed last; '' when it was only shown as a code. */
  sentAt: z.string(),
  openedAt: z.string(),
  givenAt: z.string(),
  expiresAt: z.string(),
  /** The newest mail could not be delivered. */
  undelivered: z.boolean(),
  /** The desk asked this person for a correction, which is not answered yet. */
  isAskedAgain: z.boolean(),
});
export type OwnersLink = OutputOf<typeof ownersLinkSchema>;

/** What a link says before its reader has signed in. */
export const helperLinkSchema = z.strictObject({
  /** `unknown`: no such link, or not with this token. */
  state: z.enum(['open', 'unknown', ...closedLinkReasons]),
  scope: z.nullable(z.enum(helperScopes)),
  /** With most letters left out. */
  email: z.string(),
  institution: z.nullable(institutionSchema),
});
export type HelperLinkFace = OutputOf<typeof helperLinkSchema>;

const details = {
  birthDate: z.string(),
  nationality: z.string(),
  countryOfResidence: z.string(),
  identityKind: z.nullable(z.enum(identityKinds)),
  identityNumber: z.string(),
  identityExpiry: z.string(),
};

/** A helper link as its reader sees it after signing in. */
export const ownIdentificationSchema = z.strictObject({
  link: z.string(),
  scope: z.enum(helperScopes),
  closed,
  institution: institutionSchema,
  email: z.string(),
  /** Name of the owner of the form who named this person. */
  invitedBy: z.string(),
  company: z.string(),
  reference: z.string(),
  openedAt: z.string(),
  /** Form with the delegated sections; '' for the identification of a person. */
  request: z.string(),
  /** What the form says about the person; null when the link is closed or is about sections. */
  person: z.nullable(
    z.strictObject({
      ...details,
      firstName: z.string(),
      lastName: z.string(),
      isRepresentative: z.boolean(),
      isOwner: z.boolean(),
      /** Interest in the company. Unit: 1/10000 of a percent; null when it is not exactly known. */
      share: z.nullable(z.number()),
    }),
  ),
  /** Photos that were added and not given yet. */
  photos: z.array(
    z.strictObject({
      doc: z.string(),
      name: z.string(),
      size: z.number(),
      pages: z.number(),
      side: orEmpty(z.enum(documentSides)),
    }),
  ),
  /** What this person gave last. */
  given: z.nullable(z.strictObject({ ...details, at: z.string(), remark: z.string(), photos: z.array(z.string()) })),
  /** What the desk asked this person to correct, and is not answered yet. */
  asked: z.array(z.strictObject({ id: z.string(), text: z.string(), askedAt: z.string() })),
});
export type OwnIdentification = OutputOf<typeof ownIdentificationSchema>;

/** A request to a helper, in the list of their forms. */
export const helperTaskSchema = z.strictObject({
  link: z.string(),
  scope: z.enum(helperScopes),
  request: z.string(),
  org: z.strictObject({ name: z.string(), logo: z.string(), accent: z.string() }),
  company: z.string(),
  invitedBy: z.string(),
  givenAt: z.string(),
  isAskedAgain: z.boolean(),
});
export type HelperTask = OutputOf<typeof helperTaskSchema>;
