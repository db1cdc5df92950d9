import { isColour } from '../../accent.ts';
import { maxLogoBytes, maxPhone, maxSector, maxSupportText } from '../../limits.ts';
import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { dueTargets, reminderPolicy } from '../shared/due-settings.ts';
import { email, fieldTexts, language, orEmpty, recordId, shortName, text } from '../shared/fields.ts';

/** Settings of an institution; `org` '' is the desk itself. Absent keys keep their stored value. */
export const saveOrganisation = {
  roles: managers,
  files: { maxBytes: maxLogoBytes, maxFiles: 1 },
  input: z.object({
    org: orEmpty(recordId),
    name: z.optional(shortName),
    sector: z.optional(text(maxSector)),
    /** `#0f5c57`, or '' for the default. */
    accent: z.optional(
      z.string().check(
        z.maxLength(7, fieldTexts.colour),
        z.refine((colour) => colour === '' || isColour(colour), fieldTexts.colour),
      ),
    ),
    defaultLanguage: z.optional(language),
    /** Only the languages that change. */
    supportTexts: z.optional(z.partialRecord(language, text(maxSupportText))),
    supportEmail: z.optional(orEmpty(email)),
    /** Staff must sign in with an authenticator app or a passkey. */
    requiresFactor: z.optional(z.boolean()),
    supportPhone: z.optional(text(maxPhone)),
    /** Of institutions, by their own admins only. */
    reminders: z.optional(reminderPolicy),
    /** Targets of the steps of this side, by its own managers only. */
    dueTargets: z.optional(dueTargets),
    /** Removes the logo. A new one is the file of the request. */
    logo: z.optional(z.literal('')),
  }),
  answer: z.strictObject({ org: z.string() }),
} as const satisfies WorkflowContract;
