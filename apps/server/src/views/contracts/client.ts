import type { AccessStatus } from '@dossier/domain/access-request';
import type { FormDocument, KycAnswers, KycIssue, KycSection } from '@dossier/domain/kyc-form/answers';
import type { ClientWord, OnboardingType } from '@dossier/domain/onboarding';
import type { Editable } from '../../case/editable.ts';
import type { RegisterAnswer } from '../../collections/shapes.ts';
import type { Correction } from './entity.ts';

/** One form of the client's list. */
export interface ClientFormRow {
  readonly request: string;
  readonly reference: string;
  readonly word: ClientWord;
  readonly org: { readonly name: string; readonly logo: string; readonly accent: string };
  readonly subjectName: string;
  readonly type: OnboardingType;
  /** What the institution needs it for. */
  readonly purpose: string;
  readonly askedAt: string;
  /** When an answer of the running draft was last saved; '' without one. */
  readonly savedAt: string;
  /** When it was last sent; '' before. */
  readonly sentAt: string;
  /** When the answers that the form opens with were sent, for whichever institution. */
  readonly filledFrom: string;
  readonly deadline: string;
  readonly sections: number;
  readonly complete: number;
  readonly access: { readonly id: string; readonly status: AccessStatus };
  /** The vault is complete and fresh: approve and confirm is all. */
  readonly accelerated: boolean;
  /** The viewer is no owner of the vault yet: the owners must admit them. */
  readonly needsOwner: boolean;
  readonly openCorrections: number;
}

export interface AccessRequestView {
  readonly id: string;
  readonly request: string;
  readonly reference: string;
  readonly requesterName: string;
  readonly org: { readonly name: string; readonly logo: string; readonly accent: string };
  readonly subjectName: string;
  readonly type: OnboardingType;
  readonly description: string;
  readonly askedAt: string;
  readonly status: AccessStatus;
  readonly mayDecide: boolean;
}

/** One form as the client fills it in. */
export interface ClientForm {
  readonly request: string;
  readonly reference: string;
  readonly type: OnboardingType;
  readonly word: ClientWord;
  readonly org: {
    readonly name: string;
    readonly logo: string;
    readonly accent: string;
    readonly supportText: string;
    /** In Dutch; '' where the one text is for both. */
    readonly supportTextNl: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
  };
  readonly subject: { readonly id: string; readonly name: string };
  readonly transactionDescription: string;
  readonly deadline: string;
  readonly sourceOfFunds: boolean;
  readonly hasRepresentative: boolean;
  readonly access: { readonly id: string; readonly status: AccessStatus };
  readonly sections: readonly KycSection[];
  readonly answers: Partial<KycAnswers>;
  readonly revisions: Readonly<Partial<Record<KycSection, number>>>;
  readonly savedAt: string;
  readonly documents: readonly FormDocument[];
  readonly issues: readonly KycIssue[];
  /** What the register says, with its date, to mark where answers came from. */
  readonly register: RegisterAnswer | null;
  readonly corrections: readonly Correction[];
  /** Sections and documents that may be changed now; all before the first submit. */
  readonly editable: Editable;
  readonly verifiedPeople: readonly string[];
  readonly submittedAt: string;
  readonly maySubmit: boolean;
}

export interface BeforeSignIn {
  readonly desk: {
    readonly name: string;
    readonly supportText: string;
    /** In Dutch; '' where the one text is for both. */
    readonly supportTextNl: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
    readonly termsUrl: string;
    readonly privacyUrl: string;
  };
  readonly institution: {
    readonly name: string;
    readonly logo: string;
    readonly accent: string;
    readonly supportText: string;
    /** In Dutch; '' where the one text is for both. */
    readonly supportTextNl: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
  } | null;
  readonly providers: readonly { readonly name: string; readonly displayName: string }[];
}

export interface MyData {
  readonly vaults: readonly {
    readonly subject: string;
    readonly type: OnboardingType;
    readonly name: string;
    readonly role: 'owner' | 'helper';
    readonly updatedAt: string;
    readonly documents: number;
  }[];
  readonly accesses: readonly (AccessRequestView & { readonly decidedAt: string })[];
}
