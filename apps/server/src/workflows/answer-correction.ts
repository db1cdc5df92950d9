import type { KycSection, PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import { sectionOfDocument } from '@dossier/domain/kyc-form/helper-links';
import { isWaitingFor } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { clientCorrections, institutionTarget, parseTarget } from '../case/corrections.ts';
import { documentsOfVersion } from '../case/documents.ts';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { askedPerson, personsByLink } from '../case/person-corrections.ts';
import { draftOf, frozenOf, type Version } from '../case/versions.ts';
import type { CorrectionRow, DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { defineWorkflow } from './workflow.ts';

/** The client answers a correction request: it is done, or the answer says why it cannot be. */
export const answerCorrection = defineWorkflow('answer-correction', {
  async run({ records, actor }, { correction: id, answer }) {
    const correction = await records.get('gk_corrections', id);
    if (!correction || correction.target === institutionTarget) return refuse('not-found');
    const own = await loadOnboardingFor(records, actor, correction.request);
    if (!own.ok) return own;
    if (askedPerson(correction, await personsByLink(records, own.value)) !== '') return refuse('not-found');
    const open = await isOpen(records, own.value, correction, answer);
    if (!open.ok) return open;
    await records.update('gk_corrections', id, { status: 'answered', answer, answered_at: records.now });
    return accept({ correction: id });
  },
});

async function isOpen(
  records: DeskRecordsStore,
  request: RequestRow,
  correction: CorrectionRow,
  answer: string,
): Promise<Result<null>> {
  const isWaiting = isWaitingFor(request, 'client_corrections');
  if (!isWaiting || correction.round !== request.round) return refuse('section-closed');
  // A text is required only if nothing was changed; otherwise the change is the answer.
  if (answer !== '' || correction.status === 'answered') return accept();
  return (await isChanged(records, request, correction.target)) ? accept() : refuse('answer-missing');
}

async function isChanged(records: DeskRecordsStore, request: RequestRow, target: string): Promise<boolean> {
  const draft = await draftOf(records, request);
  const frozen = await frozenOf(records, request);
  if (!draft || !frozen) return false;
  const parsed = parseTarget(target);
  // A document that was asked for by itself answers that question only.
  const asked = new Set((await clientCorrections(records, request)).map((one) => one.target));
  const added = (await documentsOfVersion(records, request, draft)).filter(
    ({ doc, kind, owner }) => !frozen.documents.includes(doc) && !asked.has(`document:${kind}:${owner}`),
  );
  if (parsed?.kind === 'section')
    return (
      differ(draft, frozen, (version) => version.answers[parsed.section as KycSection]) ||
      added.some(({ owner, kind }) => owner === request.subject && sectionOfDocument(kind) === parsed.section)
    );
  if (parsed?.kind === 'person')
    return (
      differ(draft, frozen, (version) => personOf(version, parsed.person)) ||
      added.some(({ owner }) => owner === parsed.person)
    );
  return false;
}

function differ(one: Version, other: Version, pick: (version: Version) => unknown): boolean {
  return JSON.stringify(pick(one) ?? null) !== JSON.stringify(pick(other) ?? null);
}

function personOf(version: Version, id: string): unknown {
  const people = (version.answers.people as PeopleAnswers | undefined)?.people ?? [];
  return people.find((person) => person.id === id);
}
