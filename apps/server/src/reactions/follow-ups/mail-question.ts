import { institutionTarget } from '../../case/corrections.ts';
import type { FollowUp } from './follow-up.ts';
import { mailGatekeeper } from './mail-to.ts';

/** Mails the institution that the review desk asked it a question. */
export const mailQuestion: FollowUp = async (context, onboarding) => {
  const filter = 'request = {:request} && target = {:target} && status = "open"';
  const values = { request: onboarding.id, target: institutionTarget };
  const question = await context.records.first('gk_corrections', filter, values, { sort: '-created,-@rowid' });
  if (!question) throw new Error(`gk_requests/${onboarding.id} has no open question to the institution`);
  await mailGatekeeper(context, onboarding, { key: `question:${question.id}`, kind: 'question', data: {} });
};
