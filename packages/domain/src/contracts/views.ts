import type { z } from '../schema.ts';
import type { OutputOf, ViewContract } from './shared/contract.ts';
import { accessLog } from './views/access-log.ts';
import { accessLogExport } from './views/access-log-export.ts';
import { accessRequest } from './views/access-request.ts';
import { beforeSignIn } from './views/before-sign-in.ts';
import { clientForm } from './views/client-form.ts';
import { clientForms } from './views/client-forms.ts';
import { clientImport } from './views/client-import.ts';
import { clientImportFile } from './views/client-import-file.ts';
import { clientImportRows } from './views/client-import-rows.ts';
import { clientImportTemplate } from './views/client-import-template.ts';
import { clientImports } from './views/client-imports.ts';
import { dashboard } from './views/dashboard.ts';
import { document } from './views/document.ts';
import { documentFile } from './views/document-file.ts';
import { documentHistory } from './views/document-history.ts';
import { downloadAll } from './views/download-all.ts';
import { downloadMyData } from './views/download-my-data.ts';
import { downloadPerson } from './views/download-person.ts';
import { draft } from './views/draft.ts';
import { earlierDocuments } from './views/earlier-documents.ts';
import { entity } from './views/entity.ts';
import { entityHistory } from './views/entity-history.ts';
import { entityHistoryExport } from './views/entity-history-export.ts';
import { helperLink } from './views/helper-link.ts';
import { historyCheck } from './views/history-check.ts';
import { institutions } from './views/institutions.ts';
import { linkedAccounts } from './views/linked-accounts.ts';
import { listViewCounts } from './views/list-view-counts.ts';
import { listViews } from './views/list-views.ts';
import { myAnswers } from './views/my-answers.ts';
import { myData } from './views/my-data.ts';
import { myLogin } from './views/my-login.ts';
import { notes } from './views/notes.ts';
import { notifications } from './views/notifications.ts';
import { onboardings } from './views/onboardings.ts';
import { onboardingsExport } from './views/onboardings-export.ts';
import { organisation } from './views/organisation.ts';
import { ownIdentification } from './views/own-identification.ts';
import { person } from './views/person.ts';
import { presence } from './views/presence.ts';
import { queue } from './views/queue.ts';
import { reasonTemplates } from './views/reason-templates.ts';
import { register } from './views/register.ts';
import { registrySearch } from './views/registry-search.ts';
import { report } from './views/report.ts';
import { sbi } from './views/sbi.ts';
import { screeningLists } from './views/screening-lists.ts';
import { screeningLoad } from './views/screening-load.ts';
import { search } from './views/search.ts';
import { selection } from './views/selection.ts';
import { setupStepsView } from './views/setup-steps.ts';
import { signInSecurity } from './views/sign-in-security.ts';
import { subscriptionCandidates } from './views/subscription-candidates.ts';
import { subscriptionRuns } from './views/subscription-runs.ts';
import { subscriptions } from './views/subscriptions.ts';
import { system } from './views/system.ts';
import { usage } from './views/usage.ts';
import { usageExport } from './views/usage-export.ts';

/** Every view: `GET /api/desk/views/<name>`. */
export const viewContracts = {
  dashboard,
  onboardings,
  'onboardings-export': onboardingsExport,
  selection,
  queue,
  'list-views': listViews,
  'list-view-counts': listViewCounts,
  entity,
  notes,
  notifications,
  'entity-history': entityHistory,
  'entity-history-export': entityHistoryExport,
  'history-check': historyCheck,
  document,
  'document-file': documentFile,
  'document-history': documentHistory,
  person,
  'download-person': downloadPerson,
  presence,
  report,
  'download-all': downloadAll,
  'registry-search': registrySearch,
  sbi,
  search,
  'client-forms': clientForms,
  'client-form': clientForm,
  'helper-link': helperLink,
  'linked-accounts': linkedAccounts,
  'own-identification': ownIdentification,
  'access-request': accessRequest,
  'my-data': myData,
  'access-log': accessLog,
  'access-log-export': accessLogExport,
  'my-answers': myAnswers,
  'download-my-data': downloadMyData,
  'before-sign-in': beforeSignIn,
  'earlier-documents': earlierDocuments,
  draft,
  'client-imports': clientImports,
  'client-import': clientImport,
  'client-import-rows': clientImportRows,
  'client-import-file': clientImportFile,
  'client-import-template': clientImportTemplate,
  'screening-lists': screeningLists,
  'screening-load': screeningLoad,
  subscriptions,
  'subscription-runs': subscriptionRuns,
  'subscription-candidates': subscriptionCandidates,
  institutions,
  organisation,
  'reason-templates': reasonTemplates,
  'my-login': myLogin,
  'sign-in-security': signInSecurity,
  'setup-steps': setupStepsView,
  register,
  system,
  usage,
  'usage-export': usageExport,
} as const satisfies Readonly<Record<string, ViewContract>>;

export type ViewName = keyof typeof viewContracts;
export const viewNames = Object.keys(viewContracts) as ViewName[];

type Contracts = typeof viewContracts;

/** Names of the views that answer with a file, which is downloaded instead of parsed. */
export type FileViewName = {
  [Name in ViewName]: Contracts[Name]['answer'] extends 'file' ? Name : never;
}[ViewName];

/** Names of the views that also answer guests. */
export type GuestViewName = { [Name in ViewName]: Contracts[Name] extends { guests: true } ? Name : never }[ViewName];

type TypesOfViews = {
  readonly [Name in ViewName]: {
    readonly params: OutputOf<Contracts[Name]['params']>;
    readonly answer: Contracts[Name]['answer'] extends z.core.$ZodType
      ? OutputOf<Contracts[Name]['answer']>
      : FileMarker;
  };
};

/** Answer of a view that is downloaded as a file. */
export interface FileMarker {
  readonly file: true;
}

/** Parameters and answer of each view. An interface, so that generic code can index it. */
export interface Views extends TypesOfViews {}
