import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, Row } from '../collections/rows.ts';
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
