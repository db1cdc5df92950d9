import type { Store } from '@dossier/records';
import type { Desk } from '../collections/index.ts';
import type { Origins } from '../runtime/config.ts';
import type { Reaction } from './reaction.ts';
import { whenAccessDecidedTellGatekeeper } from './when-access-decided-tell-gatekeeper.ts';
import { whenAlertOpenedTellRecipients } from './when-alert-opened-tell-recipients.ts';
import { whenClientAskedMailClient } from './when-client-asked-mail-client.ts';
import { whenFormSubmittedScreenFile } from './when-form-submitted-screen-file.ts';
import { whenFormSubmittedThankClient } from './when-form-submitted-thank-client.ts';
import { whenInstitutionAskedMailGatekeeper } from './when-institution-asked-mail-gatekeeper.ts';
import { whenListLoadFailedTellLeads } from './when-list-load-failed-tell-leads.ts';
import { whenOnboardingCancelledTellClient } from './when-onboarding-cancelled-tell-client.ts';
import { whenOnboardingCompletedMailGatekeeper } from './when-onboarding-completed-mail-gatekeeper.ts';
import { writeHistory } from './write-history.ts';

/** What follows a change beside the history. */
const reactions: readonly Reaction[] = [
  whenAccessDecidedTellGatekeeper,
  whenAlertOpenedTellRecipients,
  whenClientAskedMailClient,
  whenFormSubmittedScreenFile,
  whenFormSubmittedThankClient,
  whenInstitutionAskedMailGatekeeper,
  whenListLoadFailedTellLeads,
  whenOnboardingCancelledTellClient,
  whenOnboardingCompletedMailGatekeeper,
];

/** History and reactions run in the transaction of the change: what is rolled back was never told. */
export function mountReactions(store: Store<Desk>, origins: Origins): void {
  store.beforeCommit(async (changes, records) => {
    // A copy: what is written here adds to the list, and is no news itself.
    const made = [...changes];
    await writeHistory(records, made);
    for (const change of made) {
      for (const { react } of reactions) await react({ records, origins }, change);
    }
  });
}
