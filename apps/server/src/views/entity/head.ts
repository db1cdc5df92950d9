import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { isWithdrawnByClient } from '../../case/access.ts';
import { blockersOf } from '../../case/blockers.ts';
import { isToInstitution, visibleCorrections } from '../../case/corrections.ts';
import { deliveryOf } from '../../case/delivery.ts';
import { hasClientSignedIn } from '../../case/edit.ts';
import { isRequestAtDesk } from '../../case/onboarding.ts';
import { personsByLink } from '../../case/person-corrections.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { problemsOf } from '../../case/problems.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { fullName, type Row } from '../../collections/rows.ts';
import { correctionLines } from '../parts/corrections.ts';

export function requestPart(request: Row<'gk_requests'>): Entity['request'] {
  return {
    id: request.id,
    number: request.number,
    reference: request.reference,
    type: request.type,
    status: request.status,
    waitingOn: request.waiting_on,
    outcome: request.outcome,
    deadline: request.deadline,
    round: request.round,
    scope: request.scope ?? [],
    scopeNote: request.scope_note,
    transactionDescription: request.transaction_description,
    remarks: request.remarks,
    sourceOfFunds: request.source_of_funds,
    hasRepresentative: request.has_representative,
    requestedAt: request.requested_at,
    submittedAt: request.submitted_at,
    completedAt: request.completed_at,
    archivedAt: request.archived_at,
    updated: request.updated,
    reason: request.reason,
  };
}

export function subjectPart({ subject, request }: VisibleCase): Entity['subject'] {
  const isBusiness = request.type === 'business';
  return {
    id: request.subject,
    name: request.client_name,
    country: request.client_country || subject.country,
    number: isBusiness ? subject.number : request.client_number,
    city: subject.register?.address.city ?? '',
    legalForm: subject.legalForm,
    legalFormName: subject.legalFormName,
  };
}

type PeoplePart = Pick<Entity, 'org' | 'contact' | 'delivery' | 'assigned' | 'access'>;

export async function aroundPart({ records, request, access, actor }: VisibleCase): Promise<PeoplePart> {
  const org = await records.get('gk_org', request.org);
  const contact = request.contact === '' ? undefined : await records.get('gk_contacts', request.contact);
  const intern =
    request.assigned_intern === '' ? undefined : await records.get('internal_users', request.assigned_intern);
  return {
    org: { id: request.org, name: org?.name ?? '' },
    contact: contact
      ? {
          id: contact.id,
          firstName: contact.first_name,
          lastName: contact.last_name,
          email: contact.email,
          phone: contact.phone,
          hasSignedIn: await hasClientSignedIn(records, request),
        }
      : null,
    delivery: await deliveryOf(records, request, actor),
    assigned: intern ? { id: intern.id, name: fullName(intern) } : null,
    access: access
      ? {
          id: access.id,
          status: access.status,
          askedAt: access.created,
          decidedAt: access.decided_at,
          withdrawnAt: isWithdrawnByClient(access) ? access.withdrawn_at : '',
        }
      : null,
  };
}

type TalkPart = Pick<Entity, 'question' | 'corrections' | 'blockers' | 'problems'>;

/** The corrections and questions that the viewer may read; for the desk also what blocks completion and its problems. */
export async function talkPart({ records, request, actor, answers }: VisibleCase): Promise<TalkPart> {
  const own = await visibleCorrections(records, actor, request);
  const byLink = await personsByLink(records, request);
  const naming = { subject: request.subject, subjectName: request.client_name, answers, withAuthor: true, byLink };
  const lines = await correctionLines(records, own, naming);
  const isDesk = hasRight(actor, 'see-desk-work');
  const question = lines.findLast(isToInstitution) ?? null;
  return {
    question,
    corrections: lines,
    blockers: isDesk ? await blockersOf(records, request) : [],
    problems: isDesk && isRequestAtDesk(request) ? await problemsOf(records, request) : [],
  };
}
