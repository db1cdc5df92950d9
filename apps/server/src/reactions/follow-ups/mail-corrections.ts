import { clientCorrections } from '../../case/corrections.ts';
import type { FollowUp } from './follow-up.ts';
import { mailClient } from './mail-to.ts';

/** Mails the client once per round, whatever the number of corrections. */
export const mailCorrections: FollowUp = async (context, onboarding) => {
  const { length: count } = await clientCorrections(context.records, onboarding);
  await mailClient(context, onboarding, {
    key: `correction:${onboarding.id}:${onboarding.round}`,
    kind: 'correction',
    data: { count },
  });
};
