import type { Check, CheckStatus } from '@dossier/domain/checks';
import type { DocumentPurpose, DocumentType } from '@dossier/domain/documents';
import type { IdentityMethod, KycSection } from '@dossier/domain/kyc-form/answers';
import type { OnboardingStatus, OnboardingType, WaitingOn } from '@dossier/domain/onboarding';
import type {
  HitDecision,
  ListFormat,
  ListKind,
  ListSchedule,
  SubscriptionCadence,
  SubscriptionLevel,
} from '@dossier/domain/screening';
import type { ClientInput, ListVersion } from '../collections/shapes.ts';

/** Where an onboarding stands after a move. */
export interface Standing {
  readonly id: string;
  readonly status: OnboardingStatus;
  readonly waitingOn: WaitingOn | '';
}

interface Ref {
  readonly request: string;
}
interface WithReason extends Ref {
  readonly reason: string;
}

/** Step 1 to 3 of the wizard as they stand; every key may be absent, and is then left as it was. */
export interface DraftValues {
  readonly type?: OnboardingType;
  readonly client?: ClientInput | null;
  readonly hasRepresentative?: boolean;
  /** Id of a `gk_contacts` row, or '' to clear. */
  readonly contact?: string;
  readonly reference?: string;
  readonly transactionDescription?: string;
  readonly description?: string;
  readonly sourceOfFunds?: boolean;
  /** ISO date or ''. */
  readonly deadline?: string;
  readonly scope?: readonly Check[];
  readonly scopeNote?: string;
  readonly remarks?: string;
}

/** What was added: `doc` is the id of `kyc_docs`. */
export interface AddedDocument {
  readonly doc: string;
  readonly name: string;
  readonly size: number;
  readonly pages: number;
  readonly mediaType: string;
  readonly version: number;
}

/** The e-mail to the client, for the page after creation, in both languages. */
export interface InviteMail {
  readonly to: string;
  readonly toName: string;
  readonly subject: string;
  readonly text: string;
  /** The login link with token and formId. */
  readonly link: string;
}

/** Input and answer of every workflow: what the web sends and gets. */
export interface Workflows {
  'save-draft': {
    input: { request?: string; values: DraftValues };
    answer: { id: string; number: string; savedAt: string };
  };
  send: {
    input: Ref;
    answer: Standing & { readonly subject: string; readonly invite: Record<'en' | 'nl', InviteMail> };
  };
  'delete-draft': { input: Ref; answer: { deleted: true } };
  submit: { input: Ref; answer: Standing & { readonly reference: string } };
  'refuse-access': { input: { access: string }; answer: Standing };
  'approve-access': { input: { access: string }; answer: Standing };
  remind: { input: Ref; answer: Standing };
  'ask-client': { input: Ref & { corrections: readonly { target: string; text: string }[] }; answer: Standing };
  'ask-institution': { input: Ref & { question: string }; answer: Standing };
  answer: { input: Ref & { answer: string }; answer: Standing };
  complete: { input: Ref & { reason?: string }; answer: Standing };
  reopen: { input: WithReason; answer: Standing };
  cancel: { input: WithReason; answer: Standing };
  archive: { input: Ref; answer: Standing };
  restore: { input: WithReason; answer: Standing };
  /** `revision` is the one last read; an older one is refused with `stale-revision {revision, values}`. */
  'save-kyc-section': {
    input: Ref & { section: KycSection; revision: number; values: unknown };
    answer: { revision: number; savedAt: string };
  };
  /** Without `intern` to oneself; '' takes the assignment away. Several at once from the queue. */
  assign: { input: { requests: readonly string[]; intern?: string }; answer: { assigned: readonly string[] } };
  'verify-document': { input: Ref & { document: string; reason?: string }; answer: { document: string } };
  'reject-document': { input: Ref & { document: string; reason: string }; answer: { document: string } };
  'record-identity': {
    input: Ref & {
      /** Id of the person, or `self`. */
      person: string;
      verifierFirstName: string;
      verifierLastName: string;
      date: string;
      method: IdentityMethod;
      documentUsed?: string;
      result: 'verified' | 'failed';
      reason?: string;
    };
    answer: { id: string };
  };
  'set-check': {
    input: Ref & { check: Check; status: CheckStatus; reason?: string };
    answer: { check: Check; status: CheckStatus };
  };
  /** By hand: what was searched, where, and what came out. */
  'record-screening': {
    input: Ref & {
      kind: 'company' | 'person';
      /** `subject`, a person's id, or an ownership node's id. */
      target: string;
      status: 'clear' | 'failed' | 'pending';
      lists: readonly ListVersion[];
      /** ISO date on which the lists were searched. */
      runOn: string;
      reason: string;
    };
    answer: { id: string };
  };
  'decide-hit': {
    input: { hit: string; state: 'false_positive' | 'true_match' | 'unsure'; reason: string };
    answer: { hit: string };
  };
  /** The same decision about one entry wherever it waits: every hit must be of that entry, else `hits-differ`. */
  'decide-hits': {
    input: { hits: readonly string[]; state: HitDecision; reason: string };
    answer: { decided: readonly string[] };
  };
  /** Holds everybody of a file against the lists again, in the background; while one waits it answers with that one. */
  'run-screening': { input: Ref; answer: { run: string } };
  /** Makes a list (without `list`) or changes it. Format and kind of a list that was loaded stay. */
  'save-list': {
    input: {
      list?: string;
      name: string;
      kind: ListKind;
      format: ListFormat;
      address?: string;
      schedule?: ListSchedule;
    };
    answer: { list: string };
  };
  /** Multipart: `list`, and one part `file`, or several for a list of several files (`ofac-csv`). Loads in the background. */
  'upload-list': { input: { list: string }; answer: { load: string } };
  /** From its stored address, now. */
  'load-list': { input: { list: string }; answer: { load: string } };
  'remove-list': { input: { list: string; reason: string }; answer: { list: string } };
  /** `key` absent leaves the stored one; '' forgets it. */
  'save-screening-provider': {
    input: { isOn: boolean; address: string; dataset: string; key?: string };
    answer: { isOn: boolean };
  };
  /** Starts one from a completed onboarding (`request`), or changes one (`subscription`). Recipients: ids of colleagues. */
  'save-subscription': {
    input: {
      subscription?: string;
      request?: string;
      level: SubscriptionLevel;
      cadence: SubscriptionCadence;
      /** ISO date of the first run, when it is started; without it one period from now. */
      firstRun?: string;
      recipients: readonly string[];
    };
    answer: { subscription: string };
  };
  'pause-subscription': { input: { subscription: string; isPaused: boolean }; answer: { subscription: string } };
  'end-subscription': { input: { subscription: string }; answer: { subscription: string } };
  /** Now, beside its cadence; in the background. */
  'run-subscription': { input: { subscription: string }; answer: { subscription: string } };
  'close-alert': { input: { alert: string; reason: string }; answer: { alert: string } };
  /** Sends the invitation from here, in the chosen language. */
  'send-invite': { input: Ref & { language: 'en' | 'nl' }; answer: { sentTo: string } };
  'admit-member': {
    input: { subject: string; request: string; role: 'owner' | 'helper' | 'none'; reason?: string };
    answer: { subject: string };
  };
  /**
   * Multipart: the input's keys as parts, and one part `file`. `owner` says whose: the institution's own (`request`),
   * the vault's company or person (`subject`), or a person of the company (that person's id).
   */
  'add-document': {
    input: Ref & {
      owner: string;
      type: DocumentType;
      purpose?: DocumentPurpose | '';
      issuedOn?: string;
      expiresOn?: string;
      /** Joins the files of its kind that this form has not sent yet: the back of a card beside its front. */
      beside?: 'yes';
    };
    answer: AddedDocument;
  };
  'copy-document': {
    input: Ref & { documents: readonly string[]; type?: DocumentType };
    answer: { copied: readonly string[] };
  };
  /** Takes a document out of a draft or an open form; a frozen version keeps it. */
  'remove-document': { input: Ref & { doc: string }; answer: { doc: string } };
  'answer-correction': { input: { correction: string; answer: string }; answer: { correction: string } };
  'save-profile': {
    input: { firstName?: string; lastName?: string; language?: 'en' | 'nl'; notify?: Record<string, boolean> };
    answer: { id: string };
  };
  'mark-notifications-read': { input: { upTo: string }; answer: { unread: number } };
  'log-out-everywhere': { input: Record<string, never>; answer: { done: true } };
  /** What clients and mails say of an institution; `org` '' is the desk itself. What is absent stays. */
  'save-organisation': {
    input: {
      org: string;
      name?: string;
      sector?: string;
      /** `#0f5c57`, or '' for the desk's own. */
      accent?: string;
      defaultLanguage?: 'en' | 'nl';
      supportText?: string;
      supportTextNl?: string;
      /** Takes the logo away. A new one comes as the file of the request. */
      logo?: '';
      supportEmail?: string;
      supportPhone?: string;
    };
    answer: { org: string };
  };
  /** Makes an account that nobody can sign in to before its owner has chosen a password, and mails them how. */
  'invite-user': {
    input: { org: string; firstName: string; lastName: string; email: string; role: string; language: 'en' | 'nl' };
    answer: { user: string; sentTo: string };
  };
  'change-user': {
    input: { org: string; user: string; role?: string; active?: boolean; inviteAgain?: true };
    answer: { user: string };
  };
}
