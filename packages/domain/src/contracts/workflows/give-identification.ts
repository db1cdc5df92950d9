import { identityKinds } from '../../kyc-form/answers.ts';
import { maxDocumentNumber } from '../../limits.ts';
import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { isoDate, longText, recordId, text } from '../shared/fields.ts';

/** A person gives their identification by their own link: the photos that were added, and what they say. */
export const giveIdentification = {
  roles: clients,
  input: z.object({
    link: recordId,
    birthDate: isoDate,
    nationality: text(2),
    countryOfResidence: text(2),
    identityKind: z.enum(identityKinds),
    identityNumber: text(maxDocumentNumber),
    identityExpiry: isoDate,
    /** What is wrong in the form about this person. */
    remark: z.optional(longText),
  }),
  answer: z.strictObject({ link: z.string(), givenAt: z.string() }),
} as const satisfies WorkflowContract;
