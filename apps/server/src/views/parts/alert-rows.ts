import type { AlertRow } from '@dossier/domain/contracts/answers/monitoring';
import { mayRun } from '@dossier/domain/contracts/permissions';
import { closeAlert } from '@dossier/domain/contracts/workflows/close-alert';
import { type Row, rowsById } from '../../collections/rows.ts';
import { dayOf, momentOf } from '../../runtime/clock.ts';
import type { ViewContext } from '../../runtime/view-context.ts';

type Viewer = Pick<ViewContext, 'records' | 'actor'>;

/** Alerts as they are shown. */
export async function alertRows({ records, actor }: Viewer, alerts: readonly Row<'alerts'>[]): Promise<AlertRow[]> {
  const subscriptions = await rowsById(
    records,
    'gk_subscriptions',
    alerts.map((alert) => alert.subscription),
  );
  const requests = await rowsById(
    records,
    'gk_requests',
    alerts.map((alert) => alert.request),
  );
  const orgs = await rowsById(
    records,
    'gk_org',
    [...subscriptions.values()].map(({ org }) => org),
  );
  const mayClose = mayRun(closeAlert, actor.role);
  return alerts.flatMap((alert): AlertRow[] => {
    const subscription = subscriptions.get(alert.subscription);
    if (!subscription) return [];
    const request = requests.get(alert.request);
    return [
      {
        id: alert.id,
        subscription: subscription.id,
        subject: subscription.subject,
        subjectName: request?.client_name ?? '',
        request: alert.request,
        reference: request?.reference ?? '',
        org: { id: subscription.org, name: orgs.get(subscription.org)?.name ?? '' },
        kind: alert.kind as AlertRow['kind'],
        facts: alert.facts ?? {},
        openedAt: alert.created,
        due: alert.due === '' ? '' : dayOf(momentOf(alert.due)),
        state: alert.state,
        reason: alert.reason,
        closedBy: alert.closed_by_name,
        closedAt: alert.closed_at,
        mayClose: mayClose && alert.state === 'open',
      },
    ];
  });
}
