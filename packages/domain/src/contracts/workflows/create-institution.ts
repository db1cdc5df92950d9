import { institutionCode } from '../../institution-code.ts';
import { maxSector } from '../../limits.ts';
import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import {
  accountEmail,
  accountFirstName,
  accountLastName,
  fieldTexts,
  language,
  shortName,
  text,
} from '../shared/fields.ts';

/** A new institution with its first admin, who is invited by mail. */
export const createInstitution = {
  roles: leads,
  input: z.object({
    name: shortName,
    sector: text(maxSector),
    /** Language of its clients and of the invitation. */
    language,
    code: institutionCode(fieldTexts.code),
    requiresFactor: z.boolean(),
    firstName: accountFirstName,
    lastName: accountLastName,
    email: accountEmail,
  }),
  answer: z.strictObject({ org: z.string(), user: z.string(), sentTo: z.string() }),
} as const satisfies WorkflowContract;
