import { isWaitingFor } from '@dossier/domain/onboarding';
import { clientCorrections } from '../case/corrections.ts';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { isRequestAtDesk } from '../case/onboarding.ts';
import type { RequestRow } from '../collections/rows.ts';
import { orderRun } from '../screening/order-run.ts';
import { mailClient } from './follow-ups/mail-to.ts';
import { defineReaction, type ReactionContext } from './follow-ups/reaction.ts';

/** A person gave their identification after the form was submitted: the desk screens and checks what is new. */
export const whenIdentificationGivenCheckAgain = defineReaction({
  on: 'person_identifications',
  when: ({ before }) => before === null,
  async follow(context, { after }) {
    const { records } = context;
    const request = await records.need('gk_requests', after.request);
    if (!isRequestAtDesk(request)) return;
    await orderRun(records, request.id, 'again');
    await updateDerivedChecks(records, request, null);
  },
});

/** The person answered the last open correction: those who fill in the form can submit it again. */
export const whenPersonAnsweredNotifyOwner = defineReaction({
  on: 'helper_links',
  when: ({ before, operation }) => before?.state === 'given' && operation === 'give-identification',
  async follow(context, { after }) {
    const request = await context.records.need('gk_requests', after.request);
    if (await isReadyToSend(context, request)) {
      const key = `identification-given:${after.id}:${request.round}`;
      await mailClient(context, request, { key, kind: 'identification-given', data: { person: after.name } });
    }
  },
});

async function isReadyToSend({ records }: ReactionContext, request: RequestRow): Promise<boolean> {
  if (!isWaitingFor(request, 'client_corrections')) return false;
  return (await clientCorrections(records, request)).every(({ status }) => status !== 'open');
}
