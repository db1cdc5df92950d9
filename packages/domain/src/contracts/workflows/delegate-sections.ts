import { kycSections } from '../../kyc-form/answers.ts';
import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { email, language, requestRef, shortName } from '../shared/fields.ts';
import { sentLinkSchema } from '../shared/sent-link.ts';

/** Lets a colleague fill in sections of the form, until it is submitted. */
export const delegateSections = {
  roles: clients,
  input: z.extend(requestRef, {
    sections: z.array(z.enum(kycSections)).check(z.minLength(1), z.maxLength(kycSections.length)),
    name: shortName,
    email,
    language: z.optional(language),
  }),
  answer: sentLinkSchema,
} as const satisfies WorkflowContract;
