import { accept, refuse } from '@dossier/domain/result';
import * as z from 'zod';
import { requestsOfSubject } from '../reading/sees.ts';
import type { Entity } from './contracts.ts';
import { documentsPart } from './entity/documents.ts';
import { type EntityFile, entityFile } from './entity/entity-file.ts';
import { aroundPart, requestPart, subjectPart, talkPart } from './entity/head.ts';
import { identitiesOf, identityPeopleOf, ownershipOf, peopleOf } from './entity/people.ts';
import { activitiesOf, individualOf, registrationOf } from './entity/registration.ts';
import { openHitsOf, screeningPart } from './entity/screening.ts';
import { statusesOf } from './entity/statuses.ts';
import { claimedVaultUpdatedAt } from './parts/accelerated.ts';
import { ownRows } from './parts/document-rows.ts';
import { gated } from './parts/gates.ts';
import { movesOf } from './parts/onboarding-row.ts';
import { idParam } from './parts/params.ts';
import { defineView } from './view.ts';

/** Everything on an entity's page for this viewer: the newest onboarding of the subject, or the one asked for. */
export const entity = defineView({
  name: 'entity',
  params: z.object({ subject: idParam, request: idParam.optional() }),
  async run({ records, actor, today }, { subject, request: chosen }) {
    const requests = await requestsOfSubject(records, actor, subject);
    const request = chosen ? requests.find(({ id }) => id === chosen) : requests[0];
    const file = request && (await entityFile(records, actor, request, today));
    if (!file) return refuse('not-found');
    const onboardings = requests.map(({ id, number, reference, status, created }) => ({
      id,
      number,
      reference,
      status,
      created,
    }));
    return accept({ ...(await entityOf(file)), onboardings });
  },
});

async function entityOf(file: EntityFile): Promise<Omit<Entity, 'onboardings'>> {
  const { records, actor, request, version, gate, answers } = file;
  const documents = await documentsPart(file);
  return {
    request: requestPart(request),
    subject: subjectPart(file),
    ...(await aroundPart(file)),
    moves: movesOf(request, actor.role),
    ...(await talkPart(file)),
    version: {
      number: version?.number ?? 0,
      submittedAt: version?.submittedAt ?? '',
      draft: version?.state === 'draft',
    },
    statuses: await statusesOf(file),
    registration: registrationOf(file),
    individual: individualOf(file),
    activities: await activitiesOf(file),
    ownership: await ownershipOf(file),
    people: await peopleOf(file),
    funds: await gated(gate, 'funds', () => answers.funds ?? null),
    documents,
    ownDocuments: await ownRows(records, [request.id]),
    identities: await identitiesOf(file),
    identityPeople: await identityPeopleOf(file),
    ...(await screeningPart(file)),
    accelerated: await acceleratedOf(file),
    counts: await countsOf(file, documents),
  };
}

/** Of a person's vault nothing is told before access; of a company's only that it is there, and since when. */
async function acceleratedOf({ records, subject }: EntityFile): Promise<Entity['accelerated']> {
  const updatedAt = subject.business ? await claimedVaultUpdatedAt(records, subject.business) : '';
  return updatedAt === '' ? null : { updatedAt };
}

async function countsOf(file: EntityFile, documents: Entity['documents']): Promise<Entity['counts']> {
  const { records, request, gate, actor } = file;
  const values = { s: request.subject, o: request.org };
  const own = actor.portal === 'gatekeeper' ? ' && org = {:o}' : '';
  return {
    documents: documents.open ? documents.value.length : null,
    openHits: gate('person-screening') ? null : await openHitsOf(file),
    subscriptions: await records.count('gk_subscriptions', `subject = {:s} && status = "active"${own}`, values),
  };
}
