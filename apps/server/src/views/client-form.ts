import type { ClientForm } from '@dossier/domain/contracts/answers/client';
import type { Correction } from '@dossier/domain/contracts/answers/entity';
import { issuesOf } from '@dossier/domain/kyc-form/completeness';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import { clientStatusOf, isWaitingFor } from '@dossier/domain/onboarding';
import { accept, refuse } from '@dossier/domain/result';
import { type ClientOnboarding, clientVersion, loadClientOnboarding } from '../case/client-onboarding.ts';
import { clientCorrections } from '../case/corrections.ts';
import { editableOf } from '../case/editable.ts';
import { loadForm } from '../case/form.ts';
import { type FormAccess, openDelegation } from '../case/form-access.ts';
import { personsByLink } from '../case/person-corrections.ts';
import { subjectOf } from '../case/subject.ts';
import { checkSubmittable } from '../case/submittable.ts';
import { frozenOf, isAnsweredBefore, isSentAgain, newestOfVault, savedAtOf, type Version } from '../case/versions.ts';
import { fullName, type Row } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { correctionLines } from './parts/corrections.ts';
import { delegatedForm } from './parts/delegated-form.ts';
import { faceOf, supportOf } from './parts/org-face.ts';
import { ownersLinks } from './parts/owners-links.ts';
import { defineView } from './view.ts';

/** One form as its client fills it in, without screening, risk and the desk's notes. */
export const clientForm = defineView('client-form', {
  async run(context, { request }) {
    const { records, actor, now } = context;
    const file = await loadClientOnboarding(records, actor.id, request);
    if (file && file.role !== 'none') return accept(await formOf(context, file));
    const access = await openDelegation(records, actor.id, request, now);
    return access?.ok ? accept(await delegatedPart(context, access.value)) : refuse('not-found');
  },
});

async function delegatedPart(context: ViewContext, { request, delegated }: FormAccess): Promise<ClientForm> {
  const { records } = context;
  const org = await records.need('gk_org', request.org);
  const form = await formOf(context, { request, org, role: 'none', access: undefined });
  const owner = await records.get('end_client_users', delegated?.invited_by ?? '');
  return delegatedForm(form, delegated?.sections ?? [], fullName(owner));
}

async function formOf({ records, now, today }: ViewContext, file: ClientOnboarding): Promise<ClientForm> {
  const { request, access } = file;
  const clientStatus = clientStatusOf(request.status, request.waiting_on);
  if (!clientStatus) throw new Error(`gk_requests/${request.id} is a draft`);
  const version = await clientVersion(records, request);
  const form = await loadForm(records, request, version, today);
  const issues = issuesOf(form);
  const corrections = await correctionsFor(records, request, version);
  const editable = await editableOf(records, request);
  const frozen = await frozenOf(records, request);
  return {
    ...headOf(file),
    clientStatus,
    subject: { id: request.subject, name: request.client_name },
    sections: kycStepsOf(request.type, request.source_of_funds),
    answers: form.answers,
    ...draftFacts(request, version),
    answeredBefore: isAnsweredBefore(request, await newestOfVault(records, request.type, request.subject)),
    documents: form.documents,
    issues,
    register: (await subjectOf(records, request))?.register ?? null,
    corrections,
    sentAnswers: corrections.length > 0 ? (frozen?.answers ?? null) : null,
    editable,
    verifiedPeople: form.verifiedPeople ?? [],
    links: await ownersLinks(records, request, now),
    mayInvite: file.role === 'owner',
    delegatedBy: null,
    submittedAt: request.submitted_at,
    lastSent: (await isSentAgain(records, request)) ? 'corrections' : 'form',
    cancelledAt: request.outcome === 'cancelled' ? request.archived_at : '',
    declaration: frozen?.declaration ?? null,
    maySubmit: editable !== 'none' && checkSubmittable({ access, corrections, issues }).ok,
  };
}

function headOf({ request, org, access }: ClientOnboarding) {
  return {
    request: request.id,
    reference: request.reference,
    type: request.type,
    org: { ...faceOf(org), ...supportOf(org) },
    transactionDescription: request.transaction_description,
    deadline: request.deadline,
    sourceOfFunds: request.source_of_funds,
    hasRepresentative: request.has_representative,
    access: {
      id: access?.id ?? '',
      status: access?.status ?? ('pending' as const),
      decidedAt: access?.withdrawn_at || (access?.decided_at ?? ''),
    },
  };
}

/** Only the current draft has revisions; without one every section starts at 0. */
function draftFacts(request: Row<'gk_requests'>, version: Version | undefined) {
  const states = version?.state === 'draft' && version.request === request.id ? version.sectionStates : {};
  return {
    revisions: Object.fromEntries(Object.entries(states).map(([section, state]) => [section, state.revision])),
    savedAt: savedAtOf(request, version),
  };
}

async function correctionsFor(
  records: ViewContext['records'],
  request: Row<'gk_requests'>,
  version: Version | undefined,
): Promise<Correction[]> {
  if (!isWaitingFor(request, 'client_corrections')) return [];
  return correctionLines(records, await clientCorrections(records, request), {
    subject: request.subject,
    subjectName: request.client_name,
    answers: version?.answers ?? {},
    withAuthor: false,
    byLink: await personsByLink(records, request),
    hidesAskedOfOthers: true,
  });
}
