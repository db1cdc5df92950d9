import type { SubscriptionRow } from '@dossier/domain/contracts/answers/monitoring';
import { mayRun } from '@dossier/domain/contracts/permissions';
import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { saveSubscription } from '@dossier/domain/contracts/workflows/save-subscription';
import type { SubscriptionResult } from '@dossier/domain/subscriptions';
import { screeningTargets } from '../../case/screenings.ts';
import { onboardingOfSubscription } from '../../case/subscriptions.ts';
import { fullName, type Row, rowsById } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { alertRows } from './alert-rows.ts';

type Subscription = Row<'gk_subscriptions'>;

/** A subscription as it is shown. */
export async function subscriptionRow(context: ViewContext, row: Subscription): Promise<SubscriptionRow> {
  const { records, actor } = context;
  const request = await onboardingOfSubscription(records, row);
  const org = await records.get('gk_org', row.org);
  const users = await rowsById(records, 'gatekeeper_users', row.recipients ?? []);
  const targets = request && request.version !== '' ? await screeningTargets(records, request) : [];
  const filter = 'subscription = {:s}';
  const found = await records.find('alerts', filter, { s: row.id }, { sort: '-created,-@rowid', limit: 50 });
  return {
    id: row.id,
    subject: row.subject,
    name: request?.client_name ?? '',
    type: row.business === '' ? 'individual' : 'business',
    country: request?.client_country ?? '',
    registrationNumber: request?.client_number ?? '',
    org: { id: row.org, name: org?.name ?? '' },
    request: { id: request?.id ?? '', reference: request?.reference ?? '' },
    level: row.level,
    cadence: row.cadence,
    recipients: [...users.values()].map((user) => ({ id: user.id, name: fullName(user) })),
    status: row.status,
    since: row.created,
    nextRun: row.next_run,
    lastRunAt: row.last_run_at,
    lastResult: row.last_result as SubscriptionResult | '',
    lists: (row.lists ?? []) as ListVersion[],
    watched: {
      companies: targets.filter(({ kind }) => kind === 'company').length,
      people: targets.filter(({ kind }) => kind === 'person').length,
    },
    alerts: await alertRows(context, found),
    runs: row.runs,
    mayChange: mayRun(saveSubscription, actor.role),
  };
}
