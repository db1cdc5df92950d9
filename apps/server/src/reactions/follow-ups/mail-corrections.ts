import { openCorrections } from '../../case/give-identification.ts';
import { type HelperLink, type LoadedLink, linksOf } from '../../case/helper-links.ts';
import { correctionsOfPerson } from '../../case/person-corrections.ts';
import type { RequestRow } from '../../collections/rows.ts';
import { mailLink } from '../../mail/send-helper-link.ts';
import { momentOf } from '../../runtime/clock.ts';
import type { FollowUp } from './follow-up.ts';
import { mailClient } from './mail-to.ts';
import type { ReactionContext } from './reaction.ts';

/**
 * Mails the client once per round, whatever the number of corrections. Corrections of a document that a person gave by
 * an own link are mailed to that person.
 */
export const mailCorrections: FollowUp = async (context, onboarding) => {
  const { length: count } = await correctionsOfPerson(context.records, onboarding, '');
  if (count > 0) {
    const key = `correction:${onboarding.id}:${onboarding.round}`;
    await mailClient(context, onboarding, { key, kind: 'correction', data: { count } });
  }
  for (const link of await linksOf(context.records, onboarding)) await mailPerson(context, onboarding, link);
};

async function mailPerson(context: ReactionContext, request: RequestRow, link: HelperLink): Promise<void> {
  const { records, origins } = context;
  const loaded: LoadedLink = { link, request, closed: '' };
  if ((await openCorrections(records, loaded)).length === 0) return;
  await mailLink({ records, origins, now: momentOf(records.now) }, request, link, { isCorrection: true });
}
