import { deadlineNearDays } from '@dossier/domain/limits';
import { actingPartyOf, openFilter } from '@dossier/domain/onboarding';
import type { Store } from '@dossier/records';
import { isUndeliverable } from '../case/delivery.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { RequestRow } from '../collections/rows.ts';
import { mailClient, mailGatekeeper } from '../reactions/follow-ups/mail-to.ts';
import type { ReactionContext } from '../reactions/follow-ups/reaction.ts';
import { dayOf } from '../runtime/clock.ts';
import type { Origins } from '../runtime/config.ts';

export interface DeadlineParts {
  readonly store: Store<DeskSchema>;
  readonly origins: Origins;
  readonly now: () => Date;
}

const isNear = `${openFilter()} && deadline >= {:today} && deadline <= {:last}`;

/** Sends reminders of near deadlines. Idempotent: one per onboarding and deadline. */
export async function remindOfDeadlines({ store, origins, now }: DeadlineParts): Promise<void> {
  const today = dayOf(now());
  const last = dayOf(new Date(now().getTime() + deadlineNearDays * 86_400_000));
  const near = await store.reader.find('gk_requests', isNear, { today, last });
  for (const { id } of near) {
    await store.transaction(
      async (records) => {
        const request = await records.get('gk_requests', id);
        if (request) await remind({ records, origins }, request);
      },
      { operation: 'remind-of-deadlines' },
    );
  }
}

/**
 * Reminds the party that has to act: the client while the onboarding waits for them and receives mail, else the
 * institution.
 */
async function remind(context: ReactionContext, request: RequestRow): Promise<void> {
  const isClients =
    actingPartyOf(request.status, request.waiting_on) === 'client' && !(await isClientUnreachable(context, request));
  const order = {
    key: `deadline-near:${request.id}:${request.deadline}`,
    kind: 'deadline-near' as const,
    data: { deadline: request.deadline, isClient: isClients },
  };
  await (isClients ? mailClient(context, request, order) : mailGatekeeper(context, request, order));
}

async function isClientUnreachable({ records }: ReactionContext, request: RequestRow): Promise<boolean> {
  const user = request.client_user === '' ? undefined : await records.get('end_client_users', request.client_user);
  return user !== undefined && isUndeliverable(records, user.email);
}
