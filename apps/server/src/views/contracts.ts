import type { OnboardingStatus } from '@dossier/domain/onboarding';
import type { RegisterAnswer } from '../collections/shapes.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import type { AccessRequestView, BeforeSignIn, ClientForm, ClientFormRow, MyData } from './contracts/client.ts';
import type { Dashboard, HistoryEvent } from './contracts/dashboard.ts';
import type { DocumentHistory, DocumentPage, DocumentRow } from './contracts/documents.ts';
import type { Entity } from './contracts/entity.ts';
import type {
  SubscriptionCandidate,
  SubscriptionList,
  SubscriptionParams,
  SubscriptionRuns,
} from './contracts/monitoring.ts';
import type {
  ArchiveShow,
  DraftView,
  ListParams,
  NarrowParams,
  OnboardingList,
  QueueList,
  QueueTab,
} from './contracts/onboardings.ts';
import type { ListLoad, ScreeningList, ScreeningProvider } from './contracts/screening.ts';
import type { SearchAnswer } from './contracts/search.ts';
import type { OrganisationSettings, Usage } from './contracts/settings.ts';

export type { Gated } from '../case/gates.ts';
export * from './contracts/client.ts';
export * from './contracts/dashboard.ts';
export * from './contracts/documents.ts';
export * from './contracts/entity.ts';
export * from './contracts/monitoring.ts';
export * from './contracts/onboardings.ts';
export * from './contracts/screening.ts';
export * from './contracts/search.ts';
export * from './contracts/settings.ts';

/** Parameters and answer of every view. A file answer is fetched, not parsed. */
export interface Views {
  dashboard: { params: Record<string, never>; answer: Dashboard };
  /** `show` is a part of the archive: it asks for archived ones. */
  onboardings: {
    params: ListParams & NarrowParams & { status?: OnboardingStatus; show?: ArchiveShow };
    answer: OnboardingList;
  };
  queue: { params: ListParams & { tab?: QueueTab; status?: OnboardingStatus }; answer: QueueList };
  /** The list that the viewer sees, without windows, as CSV. `tab` is the desk's queue. */
  'onboardings-export': {
    params: Omit<Views['onboardings']['params'], 'offset' | 'limit'> & {
      tab?: QueueTab;
      language?: 'en' | 'nl';
    };
    answer: FileAnswer;
  };
  /** `request` chooses an older onboarding; without it the newest of the viewer. */
  entity: { params: { subject: string; request?: string }; answer: Entity };
  'entity-history': {
    params: { subject: string; request?: string; kind?: string; actor?: string; before?: string };
    answer: {
      events: readonly HistoryEvent[];
      counts: Readonly<Record<string, number>>;
      actors: readonly { readonly id: string; readonly name: string }[];
      more: boolean;
    };
  };
  'entity-history-export': {
    params: { subject: string; request?: string; kind?: string; actor?: string; language?: 'en' | 'nl' };
    answer: FileAnswer;
  };
  document: { params: { doc: string; subject: string; request?: string }; answer: DocumentPage };
  'document-file': { params: { doc: string; download?: boolean }; answer: FileAnswer };
  'document-history': { params: { owner: string; kind: string; subject: string }; answer: DocumentHistory };
  report: { params: { request: string }; answer: FileAnswer };
  'download-all': { params: { request: string }; answer: FileAnswer };
  'registry-search': {
    params: { q: string; country?: string };
    answer: {
      hits: readonly (RegisterAnswer & {
        readonly key: string;
        readonly near: boolean;
        readonly vaultUpdatedAt: string;
      })[];
      total: number;
    };
  };
  sbi: {
    params: { q?: string; codes?: string; edition?: '2008' | '2025' };
    answer: {
      rows: readonly {
        readonly code: string;
        readonly edition: '2008' | '2025';
        readonly nl: string;
        readonly en: string;
      }[];
      total: number;
    };
  };
  search: { params: { q: string; kind?: string }; answer: SearchAnswer };
  'client-forms': {
    params: Record<string, never>;
    answer: { forms: readonly ClientFormRow[]; accessRequests: readonly AccessRequestView[] };
  };
  /** By onboarding, or by access for the access-request screen. */
  'client-form': { params: { request: string }; answer: ClientForm };
  'access-request': { params: { access: string }; answer: AccessRequestView };
  'my-data': { params: Record<string, never>; answer: MyData };
  'my-answers': { params: { request: string }; answer: FileAnswer };
  /** One vault, or without `subject` every vault that is the viewer's own. */
  'download-my-data': { params: { subject?: string; language?: 'en' | 'nl' }; answer: FileAnswer };
  'before-sign-in': { params: { formId?: string }; answer: BeforeSignIn };
  'earlier-documents': {
    params: { request: string; q?: string };
    answer: {
      documents: readonly (DocumentRow & {
        readonly from: { readonly request: string; readonly reference: string; readonly name: string };
      })[];
    };
  };
  draft: { params: { request: string }; answer: DraftView };
  /** `org` is an intern's choice: '' for the desk itself. */
  organisation: { params: { org?: string }; answer: OrganisationSettings };
  /** `passwordChangedAt` is a date text; '' when it is not known. */
  'my-login': { params: Record<string, never>; answer: { readonly passwordChangedAt: string } };
  /** `month` chooses whose people are counted: `2026-11`. */
  usage: { params: { month?: string }; answer: Usage };
  'usage-export': { params: { language?: 'en' | 'nl' }; answer: FileAnswer };
  'screening-lists': {
    params: Record<string, never>;
    answer: {
      lists: readonly ScreeningList[];
      /** May the viewer change any of it? */
      mayChange: boolean;
      provider: ScreeningProvider;
      /** Rescreening of subscribed clients against new versions, while it is under way. */
      rescreening: { readonly done: number; readonly total: number; readonly startedAt: string } | null;
    };
  };
  'screening-load': {
    params: { load: string };
    answer: {
      load: ListLoad;
      listName: string;
      bad: readonly { readonly record: string; readonly problem: string }[];
    };
  };
  subscriptions: { params: SubscriptionParams; answer: SubscriptionList };
  'subscription-runs': { params: { subscription: string; offset?: number }; answer: SubscriptionRuns };
  /** `request` asks for that one alone. */
  'subscription-candidates': {
    params: { search?: string; request?: string };
    answer: { items: readonly SubscriptionCandidate[] };
  };
}
