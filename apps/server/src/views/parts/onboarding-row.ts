import type { OnboardingRow } from '@dossier/domain/contracts/answers/onboardings';
import { archivedBy } from '../../case/archived-by.ts';
import { movesFor } from '../../case/moves.ts';
import { riskCounts } from '../../case/risk-counts.ts';
import { fullName, type Row, rowsById } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { dueOf, ownTargets } from './due.ts';

type Request = Row<'gk_requests'>;

/** Rows of a list, with the names of organisations and reviewers. */
export async function onboardingRows(
  { records, actor, today }: Pick<ViewContext, 'records' | 'actor' | 'today'>,
  requests: readonly Request[],
): Promise<OnboardingRow[]> {
  const [orgs, interns, archivers, targets, risks] = await Promise.all([
    rowsById(
      records,
      'gk_org',
      requests.map((request) => request.org),
    ),
    rowsById(
      records,
      'internal_users',
      requests.map((request) => request.assigned_intern),
    ),
    archivedBy(records, requests),
    ownTargets(records, actor),
    riskCounts(records, actor, requests),
  ]);
  return requests.map((request) => ({
    id: request.id,
    number: request.number,
    subject: request.subject,
    name: request.client_name,
    country: request.client_country,
    registrationNumber: request.client_number,
    type: request.type,
    reference: request.reference,
    status: request.status,
    waitingOn: request.waiting_on,
    outcome: request.outcome,
    deadline: request.deadline,
    assigned: named(request.assigned_intern, fullName(interns.get(request.assigned_intern))),
    org: { id: request.org, name: orgs.get(request.org)?.name ?? '' },
    submittedAt: request.submitted_at,
    due: dueOf(targets, request, today),
    risk: risks.get(request.id) ?? null,
    archivedAt: request.archived_at,
    archivedBy: archivers.get(request.id) ?? '',
    statusBefore: request.status_before,
    cancelReason: request.outcome === 'cancelled' ? request.reason : '',
    updated: request.updated,
    ...(request.import === '' ? {} : { isImported: true as const }),
    moves: movesFor(request, actor.role),
  }));
}

const named = (id: string, name: string) => (id === '' ? null : { id, name });
