import { freshSignInSeconds } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { verifyPassword } from '@dossier/records';
import type { Actor } from '../runtime/actor.ts';
import type { PrepareContext } from '../runtime/workflow-context.ts';
import { activeFactors, type StaffAccount, staffAccount } from './factors.ts';

/** Attempts to confirm the own password, right or wrong. */
const attempts = { requests: 20, seconds: 3600 };

/**
 * The account of a member of staff.
 * @throws for clients, whom the contracts of these workflows exclude
 */
export function ownAccount(actor: Actor): StaffAccount {
  const account = staffAccount(actor.collection, actor);
  if (!account) throw new Error(`Users of ${actor.collection} have no second factors.`);
  return account;
}

/**
 * Confirms a change of the sign-in with the password, so that a stolen session is not enough. A limited session that
 * adds its first factor follows from entering the password.
 */
export async function confirmPassword(context: PrepareContext, password: string): Promise<Result<undefined>> {
  const { records, actor, limiter, isLimited } = context;
  const account = ownAccount(actor);
  if (isLimited && (await activeFactors(records, account)).length === 0) return accept(undefined);
  if (!(await limiter.take(attempts, 'own-password', account.collection, account.id)))
    return refuse('too-many-requests');
  const user = await records.need(account.collection, account.id);
  const isRight = await verifyPassword(password, String((user as { password?: unknown }).password ?? ''));
  return isRight ? accept(undefined) : refuse('password-wrong');
}

/** Confirms a change of the own account: staff with their password, others, who have none, with a fresh sign-in. */
export async function confirmOwner(context: PrepareContext, password: string): Promise<Result<undefined>> {
  const { actor, signedInAt, now } = context;
  if (staffAccount(actor.collection, actor)) return confirmPassword(context, password);
  const isFresh = now.getTime() / 1000 - signedInAt <= freshSignInSeconds;
  return isFresh ? accept(undefined) : refuse('sign-in-too-old');
}
