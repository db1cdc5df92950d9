import type { FollowUp } from './follow-up.ts';
import { mailClient } from './mail-to.ts';

/** Confirms to the client that the form was received, once per version. */
export const mailReceipt: FollowUp = (context, onboarding) =>
  mailClient(context, onboarding, { key: `received:${onboarding.version}`, kind: 'received', data: {} });
