import type { ViewAnswer } from '#api/views.ts';

export type Setup = ViewAnswer<'setup-steps'>;
export type Step = Setup['steps'][number];

export const isUnderWay = (mail: Setup['testMail'] | undefined): boolean =>
  mail?.state === 'sending' || (mail?.state === 'waiting' && mail.attempts === 0);
