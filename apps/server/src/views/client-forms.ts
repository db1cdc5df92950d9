import { isAccessOpen } from '@dossier/domain/access-request';
import type { ClientFormRow } from '@dossier/domain/contracts/answers/client';
import { issuesOf } from '@dossier/domain/kyc-form/completeness';
import { peopleStillToIdentify } from '@dossier/domain/kyc-form/identity-choices';
import { minutesLeft, progressOf } from '@dossier/domain/kyc-form/progress';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import { clientStatusOf, isAwaitingForm, isWithOthers } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { type ClientOnboarding, clientVersion, loadClientOnboardings } from '../case/client-onboarding.ts';
import { clientCorrections } from '../case/corrections.ts';
import { loadForm } from '../case/form.ts';
import { isAnsweredBefore, newestOfVault, savedAtOf } from '../case/versions.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { accessLine } from './parts/access-line.ts';
import { faceOf } from './parts/org-face.ts';
import { helperTasks } from './parts/owners-links.ts';
import { defineView } from './view.ts';

/** The client's forms with their status, and the open access requests. */
export const clientForms = defineView('client-forms', {
  async run(context) {
    const files = await loadClientOnboardings(context.records, context.actor.id);
    const forms = await Promise.all(files.map((file) => formRow(context, file)));
    const lines = files.filter((file) => file.role !== 'none').map(accessLine);
    const accessRequests = lines.filter((line) => line !== undefined).filter(({ status }) => isAccessOpen(status));
    const tasks = await helperTasks(context.records, context.actor.id, context.now);
    return accept({ forms, accessRequests, tasks });
  },
});

const unknown = {
  savedAt: '',
  sentAt: '',
  filledFrom: '',
  complete: 0,
  minutes: 0,
  accelerated: false,
  needsOwner: true,
  openCorrections: 0,
  toIdentify: 0,
};

async function formRow({ records, today }: ViewContext, file: ClientOnboarding): Promise<ClientFormRow> {
  const { request, org, access, role } = file;
  const clientStatus = clientStatusOf(request.status, request.waiting_on);
  if (!clientStatus) throw new Error(`gk_requests/${request.id} is a draft`);
  const steps = kycStepsOf(request.type, request.source_of_funds);
  const row = {
    request: request.id,
    reference: request.reference,
    clientStatus,
    org: faceOf(org),
    subjectName: request.client_name,
    type: request.type,
    purpose: request.transaction_description,
    askedAt: request.requested_at,
    deadline: request.deadline,
    cancelledAt: request.outcome === 'cancelled' ? request.archived_at : '',
    sections: steps.length,
    access: { id: access?.id ?? '', status: access?.status ?? 'pending' },
  };
  // A contact who is not yet a member of the vault may not know its content.
  if (role === 'none') return { ...row, ...unknown };
  const version = await clientVersion(records, request);
  const form = await loadForm(records, request, version, today);
  const issues = issuesOf(form);
  const earlier = await newestOfVault(records, request.type, request.subject);
  const before = isAnsweredBefore(request, earlier);
  const progress = progressOf(form, (step) => before || (version?.sectionStates[step]?.revision ?? 0) > 0, issues);
  const corrections = isWithOthers(request.status) ? await clientCorrections(records, request) : [];
  const isFirstRound = isAwaitingForm(request.status) && request.version === '';
  return {
    ...row,
    savedAt: savedAtOf(request, version),
    sentAt: request.submitted_at,
    filledFrom: isFirstRound ? (earlier?.submittedAt ?? '') : '',
    complete: progress.filter(({ status }) => status === 'complete').length,
    minutes: minutesLeft(progress),
    accelerated: isFirstRound && earlier !== undefined && issues.length === 0,
    needsOwner: false,
    openCorrections: corrections.filter((correction) => correction.status === 'open').length,
    toIdentify: clientStatus === 'being-checked' ? peopleStillToIdentify(form).length : 0,
  };
}
