import type { ValidInput, Workflows } from '@dossier/domain/contracts/workflows';
import { isCompleted } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { latestFirstRun } from '@dossier/domain/subscription-schedule';
import { type SubscriptionLevel, subscriptionLevelsFor } from '@dossier/domain/subscriptions';
import { dateText } from '@dossier/records';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { loadLiveSubscriptionFor } from '../case/subscriptions.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { morningOf, nextRun } from '../screening/monitor.ts';
import { defineWorkflow } from './workflow.ts';

type Input = ValidInput<'save-subscription'>;

/** Starts the monitoring of a client after a completed onboarding, or changes it. */
export const saveSubscription = defineWorkflow('save-subscription', {
  run: (context, input) => (input.subscription === undefined ? start(context, input) : change(context, input)),
});

type Answer = Promise<Result<Workflows['save-subscription']['answer']>>;

async function start(context: WorkflowContext, { request: id = '', firstRun, ...values }: Input): Answer {
  const { records, actor, now, today } = context;
  const { level, cadence, recipients } = values;
  const own = await loadOnboardingFor(records, actor, id);
  if (!own.ok) return own;
  const { org, subject, business, individual, status } = own.value;
  if (!isCompleted(status)) return refuse('no-completed-onboarding');
  const filter = 'org = {:org} && subject = {:subject} && status != "ended"';
  if (await records.first('gk_subscriptions', filter, { org, subject })) return refuse('subscription-exists');
  const colleagues = await areColleagues(context, org, recipients);
  if (!colleagues.ok) return colleagues;
  const allowed = checkLevel(level, business);
  if (!allowed.ok) return allowed;
  const last = latestFirstRun(today);
  if (firstRun && (firstRun < today || firstRun > last)) return refuse('first-run-out-of-reach', { last });
  const register = business === '' ? null : (await records.need('kyc_businesses', business)).register;
  const row = await records.create('gk_subscriptions', {
    org,
    ...(business === '' ? { individual } : { business }),
    level,
    cadence,
    recipients: [...recipients],
    status: 'active',
    next_run: dateText(firstRun ? morningOf(firstRun) : nextRun(cadence, now)),
    register,
    runs: 0,
  });
  return accept({ subscription: row.id });
}

async function change(context: WorkflowContext, { subscription: id = '', level, cadence, recipients }: Input): Answer {
  const { records, actor, now } = context;
  const own = await loadLiveSubscriptionFor(records, actor, id);
  if (!own.ok) return own;
  const colleagues = await areColleagues(context, own.value.org, recipients);
  if (!colleagues.ok) return colleagues;
  const allowed = checkLevel(level, own.value.business);
  if (!allowed.ok) return allowed;
  const again = own.value.cadence === cadence ? {} : { next_run: dateText(nextRun(cadence, now)) };
  await records.update('gk_subscriptions', id, { level, cadence, recipients: [...recipients], ...again });
  return accept({ subscription: id });
}

function checkLevel(level: SubscriptionLevel, business: string): Result<null> {
  if (subscriptionLevelsFor(business === '' ? 'individual' : 'business').includes(level)) return accept();
  const message = 'Not available for a natural person, who is not in a company register.';
  return refuse('input-invalid', { fields: { level: { code: 'validation_invalid_level', message } } });
}

/** Recipients of alerts must be active users of the organisation. */
async function areColleagues({ records }: WorkflowContext, org: string, ids: readonly string[]): Promise<Result<null>> {
  for (const id of ids) {
    const user = await records.get('gatekeeper_users', id);
    if (!user?.active || user.org !== org) return refuse('recipient-unknown');
  }
  return accept();
}
