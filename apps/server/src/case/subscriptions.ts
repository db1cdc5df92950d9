import { isCompleted, readableFilter, statusFilter } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { scope } from './scope.ts';

/** The subscription, if it is in the actor's scope. Errors: `not-found`. */
export async function loadSubscriptionFor(
  records: Reader,
  actor: Actor,
  id: string,
): Promise<Result<Row<'gk_subscriptions'>>> {
  const subscription = await records.get('gk_subscriptions', id);
  return subscription && scope(actor).gk_subscriptions.includes(subscription)
    ? accept(subscription)
    : refuse('not-found');
}

/** A subscription that is active or paused. Errors: `not-found`, `subscription-ended`. */
export async function loadLiveSubscriptionFor(
  records: Reader,
  actor: Actor,
  id: string,
): Promise<Result<Row<'gk_subscriptions'>>> {
  const own = await loadSubscriptionFor(records, actor, id);
  return own.ok && own.value.status === 'ended' ? refuse('subscription-ended') : own;
}

type Monitored = Pick<Row<'gk_subscriptions'>, 'org' | 'subject'>;
const ofSubscription = 'org = {:org} && subject = {:subject}';

/** The latest completed onboarding of a monitored subject; an institution is notified about these only. */
export function completedOnboarding(
  records: Pick<Reader, 'first'>,
  { org, subject }: Monitored,
): Promise<RequestRow | undefined> {
  const filter = `${ofSubscription} && ${statusFilter(isCompleted)}`;
  return records.first('gk_requests', filter, { org, subject }, { sort: '-completed_at,-id' });
}

/** The onboarding that names a monitored subject: the latest completed one, else the newest sent one. */
export async function onboardingOfSubscription(
  records: Pick<Reader, 'first'>,
  { org, subject }: Monitored,
): Promise<RequestRow | undefined> {
  const completed = await completedOnboarding(records, { org, subject });
  if (completed) return completed;
  const filter = `${ofSubscription} && ${readableFilter()}`;
  return records.first('gk_requests', filter, { org, subject }, { sort: '-created,-id' });
}
