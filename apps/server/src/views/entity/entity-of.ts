import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { vaultUpdatedAt } from '../../case/accelerated.ts';
import { gated } from '../../case/gates.ts';
import { movesFor } from '../../case/moves.ts';
import { ownershipOf } from '../../case/ownership.ts';
import { activitiesOf, individualOf, registrationOf } from '../../case/registration.ts';
import { scope } from '../../case/scope.ts';
import { countOpenHits } from '../../case/screenings.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { statusesOf } from '../../case/visible-checks.ts';
import { ownRows } from '../parts/document-rows.ts';
import { documentsPart } from './documents.ts';
import { aroundPart, requestPart, subjectPart, talkPart } from './head.ts';
import { identitiesOf, identityPeopleOf, peopleOf } from './people.ts';
import { screeningPart } from './screening.ts';
import { vaultPart } from './vault.ts';

/** The whole page of one onboarding; gated parts pass the gates of the onboarding. */
export async function entityOf(file: VisibleCase): Promise<Omit<Entity, 'onboardings' | 'reminders' | 'due'>> {
  const { records, actor, request, version, gate, answers } = file;
  const documents = await documentsPart(file);
  return {
    request: requestPart(request),
    subject: subjectPart(file),
    ...(await aroundPart(file)),
    moves: movesFor(request, actor.role),
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
    ownership: await gated(gate, 'ownership', () => ownershipOf(file)),
    people: await peopleOf(file),
    funds: await gated(gate, 'funds', () => answers.funds ?? null),
    documents,
    ownDocuments: await ownRows(records, [request.id]),
    identities: await identitiesOf(file),
    identityPeople: await identityPeopleOf(file),
    ...(await screeningPart(file)),
    vault: await vaultPart(file),
    accelerated: await acceleratedOf(file),
    counts: await countsOf(file, documents),
  };
}

async function acceleratedOf(file: VisibleCase): Promise<Entity['accelerated']> {
  const updatedAt = await vaultUpdatedAt(file);
  return updatedAt === '' ? null : { updatedAt };
}

async function countsOf(file: VisibleCase, documents: Entity['documents']): Promise<Entity['counts']> {
  const { records, request, gate, actor } = file;
  const own = scope(actor).gk_subscriptions;
  const values = { s: request.subject, ...own.values };
  return {
    documents: documents.open ? documents.value.length : null,
    openHits: gate('person-screening') ? null : await countOpenHits(records, request.id),
    subscriptions: await records.count(
      'gk_subscriptions',
      `subject = {:s} && status = "active" && ${own.filter}`,
      values,
    ),
  };
}
