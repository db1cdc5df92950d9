import { newestAccess } from '../../case/access.ts';
import type { FollowUp } from './follow-up.ts';
import { mailGatekeeper } from './mail-to.ts';

/** Mails the institution the client's decision about its access request. */
export const mailAccessDecision =
  (decision: 'approved' | 'rejected'): FollowUp =>
  async (context, onboarding) => {
    const access = await newestAccess(context.records, onboarding.id);
    if (!access) throw new Error(`gk_requests/${onboarding.id} has no access request to decide`);
    await mailGatekeeper(context, onboarding, {
      key: `access-decided:${access.id}:${decision}`,
      kind: 'access-decided',
      data: { decision },
    });
  };
