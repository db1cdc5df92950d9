import { legalFormCodes } from '../../legal-forms.ts';
import { maxAddressLine, maxRegistrationNumber } from '../../limits.ts';
import { chosenBusinessSchema, newOnboardingTexts } from '../../new-onboarding.ts';
import { typedText, z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';
import { orEmpty, recordId, text } from './fields.ts';

const line = text(maxAddressLine);

const address = z.object({ street: line, houseNumber: line, postalCode: line, city: line, country: line });
const activity = z.object({ code: line, edition: z.enum(['2008', '2025']), main: z.optional(z.boolean()) });
const owner = z.object({
  kind: z.enum(['person', 'company']),
  name: z.optional(line),
  firstName: z.optional(line),
  lastName: z.optional(line),
  country: z.optional(line),
  registrationNumber: z.optional(line),
  /** Unit: 1/10000 of a percent. */
  share: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
});

/** The answer of the company register, or what an institution typed when the register has no entry. */
export const registerAnswerSchema = z.extend(chosenBusinessSchema, {
  tradeNames: z.optional(z.array(line).check(z.maxLength(50))),
  /** Register authority: RA code or court. */
  authority: text(60),
  registrationNumber: typedText(newOnboardingTexts.business, maxRegistrationNumber),
  legalForm: orEmpty(z.enum(legalFormCodes)),
  legalFormName: z.optional(text(200)),
  address,
  registeredSince: z.optional(line),
  status: z.optional(z.enum(['active', 'dissolved'])),
  vatNumber: z.optional(line),
  website: z.optional(line),
  sbi: z.optional(z.array(activity).check(z.maxLength(100))),
  owners: z.optional(z.array(owner).check(z.maxLength(100))),
  /** `demo`, `gleif`, or `manual`: typed by the institution because the register has no entry. */
  source: text(20),
  /** Id of the institution that typed it; absent in an answer of a register. */
  typedBy: z.optional(recordId),
  fetchedAt: line,
});
/** A record of a company register: the only thing that a caller can say about it. */
export const registerKeySchema = z.object({ provider: text(20), id: text(200) });
export type RegisterKey = OutputOf<typeof registerKeySchema>;

export type RegisterAnswer = OutputOf<typeof registerAnswerSchema>;
export type RegisterOwner = OutputOf<typeof owner>;
