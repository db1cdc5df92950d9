import type { ViewName } from '@dossier/domain/contracts/views';
import { accessLog } from './access-log.ts';
import { accessLogExport } from './access-log-export.ts';
import { accessRequest } from './access-request.ts';
import { beforeSignIn } from './before-sign-in.ts';
import { clientForm } from './client-form.ts';
import { clientForms } from './client-forms.ts';
import { clientImport } from './client-import.ts';
import { clientImportFile } from './client-import-file.ts';
import { clientImportRows } from './client-import-rows.ts';
import { clientImportTemplate } from './client-import-template.ts';
import { clientImports } from './client-imports.ts';
import { dashboard } from './dashboard.ts';
import { document } from './document.ts';
import { documentFile } from './document-file.ts';
import { documentHistory } from './document-history.ts';
import { downloadAll } from './download-all.ts';
import { downloadMyData } from './download-my-data.ts';
import { downloadPerson } from './download-person.ts';
import { draft } from './draft.ts';
import { earlierDocuments } from './earlier-documents.ts';
import { entity } from './entity.ts';
import { entityHistory } from './entity-history.ts';
import { entityHistoryExport } from './entity-history-export.ts';
import { helperLink } from './helper-link.ts';
import { historyCheck } from './history-check.ts';
import { institutions } from './institutions.ts';
import { linkedAccounts } from './linked-accounts.ts';
import { listViewCounts } from './list-view-counts.ts';
import { listViews } from './list-views.ts';
import { myAnswers } from './my-answers.ts';
import { myData } from './my-data.ts';
import { myLogin } from './my-login.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { onboardings } from './onboardings.ts';
import { onboardingsExport } from './onboardings-export.ts';
import { organisation } from './organisation.ts';
import { ownIdentification } from './own-identification.ts';
import { person } from './person.ts';
import { presence } from './presence.ts';
import { queue } from './queue.ts';
import { reasonTemplates } from './reason-templates.ts';
import { register } from './register.ts';
import { registrySearch } from './registry-search.ts';
import { report } from './report.ts';
import { sbi } from './sbi.ts';
import { screeningLists } from './screening-lists.ts';
import { screeningLoad } from './screening-load.ts';
import { search } from './search.ts';
import { selection } from './selection.ts';
import { setupStepsView } from './setup-steps.ts';
import { signInSecurity } from './sign-in-security.ts';
import { subscriptionCandidates } from './subscription-candidates.ts';
import { subscriptionRuns } from './subscription-runs.ts';
import { subscriptions } from './subscriptions.ts';
import { system } from './system.ts';
import { usage } from './usage.ts';
import { usageExport } from './usage-export.ts';
import type { View } from './view.ts';

/** Every view by its name. A missing view, or one that does not fit its contract, is a compile error. */
export const views = {
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
  'download-my-data': downloadMyData,
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
} as const satisfies { readonly [Name in ViewName]: View<Name> };

export type { Views } from '@dossier/domain/contracts/views';
