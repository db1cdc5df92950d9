import { verificationStatuses } from '../../checks.ts';
import { documentKinds, documentPurposes, documentSides, documentTypes } from '../../documents.ts';
import { scanProblems, scanStates } from '../../malware.ts';
import { onboardingStatuses } from '../../onboarding.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';

export const documentRowSchema = z.strictObject({
  /** Id of kyc_docs. */
  doc: z.string(),
  /** Id of the row in kyc_businesses_docs or kyc_individuals_docs; '' for an institution's own document. */
  document: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
  purpose: orEmpty(z.enum(documentPurposes)),
  kind: z.enum(documentKinds),
  /** Of an identity document; '' where it is not known. */
  side: orEmpty(z.enum(documentSides)),
  /** Subject or person. */
  owner: z.string(),
  ownerName: z.string(),
  mediaType: z.string(),
  size: z.number(),
  pages: z.number(),
  issuedOn: z.string(),
  expiresOn: z.string(),
  verification: z.enum(verificationStatuses),
  verifiedBy: z.string(),
  updated: z.string(),
  /** When a reviewer verified or rejected it; '' before that. */
  verifiedAt: z.string(),
  reason: z.string(),
  version: z.number(),
  versions: z.number(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  /** Result of the malware scanner; '' where there was none. */
  scan: orEmpty(z.enum(scanStates)),
  /** Why it was not scanned yet. */
  scanProblem: orEmpty(z.enum(scanProblems)),
  /** What was found in it. */
  scanSignature: z.string(),
  /** When it was scanned. */
  scannedAt: z.string(),
  /** `vault` of the client, or `institution`: added to the onboarding by its own staff. */
  origin: z.enum(['vault', 'institution']),
});
export type DocumentRow = OutputOf<typeof documentRowSchema>;

/** The same bytes sent another time, for an onboarding of the same institution. */
export const sameFileSchema = z.strictObject({
  /** `version`: of the same document. `kind`: as another document of the same owner. `person` and `client`: of another one. */
  as: z.enum(['version', 'kind', 'person', 'client']),
  doc: z.string(),
  request: z.string(),
  subject: z.string(),
  subjectName: z.string(),
  ownerName: z.string(),
  kind: z.enum(documentKinds),
  version: z.number(),
  at: z.string(),
});
export type SameFile = OutputOf<typeof sameFileSchema>;

export const documentPageSchema = z.strictObject({
  document: documentRowSchema,
  request: z.strictObject({
    id: z.string(),
    subject: z.string(),
    subjectName: z.string(),
    status: z.enum(onboardingStatuses),
  }),
  /** What a reviewer compares: the client's answers that a document of this kind should show. `label` is a text key's last part. */
  facts: z.array(
    z.strictObject({
      label: z.string(),
      value: z.string(),
    }),
  ),
  versions: z.array(documentRowSchema),
  sameFiles: z.array(sameFileSchema),
  /** What the desk asked about this document and what the client answered. Interns only; empty for others. */
  answers: z.array(
    z.strictObject({
      asked: z.string(),
      answer: z.string(),
      /** When it was answered. */
      at: z.string(),
    }),
  ),
  previous: z.string(),
  next: z.string(),
  /** The document to decide about after this one, in the order of the page and then from its start; '' if none is left. */
  nextUndecided: z.string(),
  position: z.strictObject({
    index: z.number(),
    total: z.number(),
  }),
  mayVerify: z.boolean(),
  /** Why it cannot be verified: `extract-too-old`, `infected`, or ''. */
  problem: z.string(),
});
export type DocumentPage = OutputOf<typeof documentPageSchema>;

export const documentHistorySchema = z.strictObject({
  owner: z.string(),
  ownerName: z.string(),
  kind: z.enum(documentKinds),
  subject: z.string(),
  subjectName: z.string(),
  versions: z.array(
    z.extend(documentRowSchema, {
      usedIn: z.array(
        z.strictObject({
          id: z.string(),
          number: z.string(),
          reference: z.string(),
        }),
      ),
    }),
  ),
});
export type DocumentHistory = OutputOf<typeof documentHistorySchema>;
