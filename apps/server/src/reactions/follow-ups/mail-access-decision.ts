import { newestAccess } from '../../case/access.ts';
import type { FollowUp } from './follow-up.ts';
import { mailGatekeeper } from './mail-to.ts';

/** Mails the institution the client's decision about its access request, each time it is made. */
export const mailAccessDecision =
  (decision: 'approved' | 'rejected' | 'withdrawn'): FollowUp =>
  async (context, onboarding) => {
    const access = await newestAccess(context.records, onboarding.id);
    if (!access) throw new Error(`gk_requests/${onboarding.id} has no access request to decide`);
    const isAgain = decision === 'approved' && onboarding.version !== '';
    await mailGatekeeper(context, onboarding, {
      key: `access-decided:${access.id}:${decision}:${access.withdrawn_at || access.decided_at}`,
      kind: 'access-decided',
      data: { decision: isAgain ? 'approved-again' : decision },
    });
  };
