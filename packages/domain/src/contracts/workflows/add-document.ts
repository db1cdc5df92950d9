import { documentPurposes, documentSides, documentTypes, isExtract } from '../../documents.ts';
import { maxUploadBytes } from '../../limits.ts';
import { clients, gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, fieldTexts, isoDate, orEmpty, recordId, requestRef } from '../shared/fields.ts';

const input = z.extend(requestRef, {
  /** `request`: the institution's own; `subject`: the vault's company or person; else the id of a person of the company. */
  owner: z.union([recordId, z.enum(['request', 'subject'])]),
  type: choice(documentTypes),
  purpose: z.optional(orEmpty(z.enum(documentPurposes))),
  /** Which side of an identity document the file shows; without it, it may show both. */
  side: z.optional(orEmpty(z.enum(documentSides))),
  /** Required of an extract of a register. */
  issuedOn: z.optional(orEmpty(isoDate)),
  expiresOn: z.optional(orEmpty(isoDate)),
  /** Keeps the unsent files of the same kind instead of replacing them. */
  keepsOthers: z.optional(z.literal('yes')),
  /** Refuses a file with the same bytes as one that counts now, so that an upload without an answer can be repeated. */
  once: z.optional(z.literal('yes')),
});

/** Multipart: the input's keys and one file. */
export const addDocument = {
  roles: [...gatekeepers, ...clients],
  files: { maxBytes: maxUploadBytes, maxFiles: 1 },
  input: input.check(
    z.refine(({ type, issuedOn = '' }) => issuedOn !== '' || !isExtract(type), {
      path: ['issuedOn'],
      error: fieldTexts.missing,
    }),
  ),
  answer: z.strictObject({
    /** Id of `kyc_docs`. */
    doc: z.string(),
    name: z.string(),
    size: z.number(),
    pages: z.number(),
    mediaType: z.string(),
    version: z.number(),
  }),
} as const satisfies WorkflowContract;
