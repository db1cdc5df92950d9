import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';

/** A subscription that this person has to do with: of the own organisation, or any for a lead. Errors: `not-found`. */
export async function loadSubscriptionFor(
  records: Reader,
  actor: Actor,
  id: string,
): Promise<Result<Row<'gk_subscriptions'>>> {
  const subscription = await records.get('gk_subscriptions', id);
  const isOwn = actor.portal === 'intern' || (actor.org !== '' && subscription?.org === actor.org);
  return subscription && isOwn ? accept(subscription) : refuse('not-found');
}

/** The same, one that still runs or is paused. Errors: `not-found`, `subscription-ended`. */
export async function loadLiveSubscriptionFor(
  records: Reader,
  actor: Actor,
  id: string,
): Promise<Result<Row<'gk_subscriptions'>>> {
  const own = await loadSubscriptionFor(records, actor, id);
  return own.ok && own.value.status === 'ended' ? refuse('subscription-ended') : own;
}
