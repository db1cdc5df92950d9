import { mayRun } from '@dossier/domain/contracts/permissions';
import { workflowContracts } from '@dossier/domain/contracts/workflows';
import { undoMinutes } from '@dossier/domain/limits';
import type { NotificationKind } from '@dossier/domain/notification-kinds';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import type { ChangedRow } from '../collections/undo_steps.ts';
import { momentOf } from '../runtime/clock.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { newestStatuses } from './checks.ts';
import { updateDerivedChecks } from './derive-checks.ts';
import { loadOnboardingFor } from './onboarding.ts';

type Step = Row<'undo_steps'>;

/**
 * Gives what a step changed its former values. Undoing it again changes nothing.
 * Errors: `not-found`, `not-allowed`; `undo-too-late`; `undo-changed` when the onboarding or a row has changed since.
 */
export async function undoStep(
  { records, actor, now }: Pick<WorkflowContext, 'records' | 'actor' | 'now'>,
  id: string,
): Promise<Result<null>> {
  const step = await records.get('undo_steps', id);
  if (step?.user !== actor.id) return refuse('not-found');
  if (!mayRun(workflowContracts[step.workflow], actor.role)) return refuse('not-allowed', { workflow: step.workflow });
  const request = await loadOnboardingFor(records, actor, step.request);
  if (!request.ok) return request;
  if (step.undone_at !== '') return accept();
  if (now.getTime() - momentOf(step.created).getTime() > undoMinutes * 60_000) return refuse('undo-too-late');
  if (!(await isUnchanged(records, step, request.value))) return refuse('undo-changed');
  for (const { collection, id: row, before } of step.rows ?? []) await records.update(collection, row, before as never);
  if (step.status_row !== '') await appendFormerStatus(records, step);
  if (step.workflow === 'verify-document') await updateDerivedChecks(records, request.value, null);
  await removeNotifications(records, step);
  await records.update('undo_steps', id, { undone_at: records.now });
  return accept();
}

async function isUnchanged(records: Reader, step: Step, request: RequestRow): Promise<boolean> {
  const isSameState =
    request.status === step.status && request.waiting_on === step.waiting_on && request.version === step.version;
  if (!isSameState) return false;
  for (const changed of step.rows ?? []) if (!(await isAsWritten(records, changed))) return false;
  if (step.check === '') return true;
  return (await newestStatuses(records, step.request)).get(step.check)?.id === step.status_row;
}

async function isAsWritten(records: Reader, { collection, id, after }: ChangedRow): Promise<boolean> {
  const row = (await records.get(collection, id)) as Readonly<Record<string, unknown>> | undefined;
  return row !== undefined && Object.entries(after).every(([field, value]) => String(row[field]) === value);
}

/** Statuses are append-only: the former one is appended again, with the person who set it. */
async function appendFormerStatus(records: DeskRecordsStore, step: Step): Promise<void> {
  const { request, check, status_row_before } = step;
  if (check === '') return;
  const former = status_row_before === '' ? undefined : await records.need('statuses', status_row_before);
  const { status = 'pending', reason = '', by = '', by_name = '' } = former ?? {};
  await records.create('statuses', { request, check, status, reason, by, by_name });
}

/** The notifications of what is undone, unless they were read. */
async function removeNotifications(records: DeskRecordsStore, step: Step): Promise<void> {
  const { request, created } = step;
  const unread = 'created >= {:created} && request = {:request} && kind = {:kind} && read_at = ""';
  for (const [kind, user] of notificationsOf(step)) {
    const filter = user === undefined ? unread : `${unread} && user = {:user}`;
    for (const { id } of await records.find('notifications', filter, { created, request, kind, user: user ?? '' }))
      await records.delete('notifications', id);
  }
}

/** Their kinds, with the user when others may have one of another action. */
function notificationsOf({ workflow, rows }: Step): (readonly [NotificationKind, string?])[] {
  if (workflow === 'archive') return [['onboarding-archived']];
  const { before, after } = rows?.[0] ?? {};
  if (workflow !== 'assign') return [];
  return [
    ['onboarding-assigned', after?.['assigned_intern'] ?? ''],
    ['onboarding-taken-over', before?.['assigned_intern'] ?? ''],
  ];
}
