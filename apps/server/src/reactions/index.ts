import type { Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Origins } from '../runtime/config.ts';
import { followMoves } from './follow-moves.ts';
import type { Reaction } from './follow-ups/reaction.ts';
import { whenAccountChangedNotifyOwner } from './when-account-changed-notify-owner.ts';
import { whenAlertOpenedNotifyRecipients } from './when-alert-opened-notify-recipients.ts';
import { whenBackupFailedNotifyLeads } from './when-backup-failed-notify-leads.ts';
import { whenEventRecordedNotify } from './when-event-recorded-notify.ts';
import { whenIdentificationGivenCheckAgain, whenPersonAnsweredNotifyOwner } from './when-identification-given.ts';
import { whenImportEndedNotify } from './when-import-ended-notify.ts';
import { whenListLoadFailedNotifyLeads } from './when-list-load-failed-notify-leads.ts';
import { whenNoteMentionsNotify } from './when-note-mentions-notify.ts';
import {
  whenAccountKeyChangedUnlinkProviders,
  whenProviderAccountLinkedNotifyOwner,
} from './when-provider-account-linked.ts';
import { whenReassignedNotify } from './when-reassigned-notify.ts';
import { whenScreeningFoundNotify } from './when-screening-found-notify.ts';
import { writeHistory } from './write-history.ts';

const reactions: readonly Reaction[] = [
  followMoves,
  whenAccountChangedNotifyOwner,
  whenAlertOpenedNotifyRecipients,
  whenListLoadFailedNotifyLeads,
  whenNoteMentionsNotify,
  whenBackupFailedNotifyLeads,
  whenScreeningFoundNotify,
  whenReassignedNotify,
  whenEventRecordedNotify,
  whenImportEndedNotify,
  whenProviderAccountLinkedNotifyOwner,
  whenAccountKeyChangedUnlinkProviders,
  whenIdentificationGivenCheckAgain,
  whenPersonAnsweredNotifyOwner,
];

/**
 * Runs history and reactions inside the transaction of the change, so a rollback undoes their rows too. They write rows
 * only; effects outside the database happen after the commit, by the outbox and the job queue, with retries.
 */
export function mountReactions(store: Store<DeskSchema>, origins: Origins): void {
  store.beforeCommit(async (changes, records) => {
    // A copy: rows written here extend the list and cause no further reactions.
    const causes = [...changes];
    await writeHistory({ records, origins }, causes);
    for (const change of causes) {
      for (const { react } of reactions) await react({ records, origins }, change);
    }
  });
}
