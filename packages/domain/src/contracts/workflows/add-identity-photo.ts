import { documentSides } from '../../documents.ts';
import { maxUploadBytes } from '../../limits.ts';
import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';

/** Multipart: a photo of the reader's own identity document. Nothing is given before `give-identification`. */
export const addIdentityPhoto = {
  roles: clients,
  files: { maxBytes: maxUploadBytes, maxFiles: 1 },
  input: z.object({
    link: recordId,
    side: z.optional(orEmpty(z.enum(documentSides))),
    /** Refuses a photo with the same bytes as one of the same side. */
    once: z.optional(z.literal('yes')),
  }),
  answer: z.strictObject({ doc: z.string(), name: z.string(), size: z.number() }),
} as const satisfies WorkflowContract;
