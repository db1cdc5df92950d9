import type { VerificationStatus } from '@dossier/domain/checks';
import type { DocumentPurpose, DocumentType } from '@dossier/domain/documents';
import type { OnboardingStatus } from '@dossier/domain/onboarding';

export interface DocumentRow {
  /** Id of kyc_docs. */
  readonly doc: string;
  /** Id of the row in kyc_businesses_docs or kyc_individuals_docs; '' for an institution's own document. */
  readonly document: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
  readonly kind: string;
  /** Subject or person. */
  readonly owner: string;
  readonly ownerName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly pages: number;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly verification: VerificationStatus;
  readonly verifiedBy: string;
  readonly updated: string;
  readonly reason: string;
  readonly version: number;
  readonly versions: number;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  /** `vault` of the client, or `institution`: added to the onboarding by its own staff. */
  readonly origin: 'vault' | 'institution';
}

export interface DocumentPage {
  readonly document: DocumentRow;
  readonly request: {
    readonly id: string;
    readonly subject: string;
    readonly subjectName: string;
    readonly status: OnboardingStatus;
  };
  /** What a reviewer compares: the client's answers that a document of this kind should show. `label` is a text key's last part. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly versions: readonly DocumentRow[];
  readonly previous: string;
  readonly next: string;
  readonly position: { readonly index: number; readonly total: number };
  readonly mayVerify: boolean;
  /** Why it cannot be verified: `extract-too-old`, or ''. */
  readonly problem: string;
}

export interface DocumentHistory {
  readonly owner: string;
  readonly ownerName: string;
  readonly kind: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly versions: readonly (DocumentRow & {
    readonly usedIn: readonly { readonly id: string; readonly number: string; readonly reference: string }[];
  })[];
}
