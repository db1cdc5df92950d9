import { codeResendSeconds, linkCodeSeconds } from '@dossier/domain/limits';
import type { Policies } from '@dossier/records';
import { claimVaults } from '../file/claim-vaults.ts';
import { enqueueCode } from '../mail/enqueue-code.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';

/** Login links ask by themselves, and mail scanners open them: those get no second code in this time. */
const askedByLink = 'link';

/** What the desk decides about signing in. */
export function signInPolicies(now: () => Date): Policies {
  return {
    onCode: (records, mail) => enqueueCode(records as unknown as DeskRecordsStore, mail),
    otpPolicy: ({ headers }, { newestOpenOtp }) => {
      if (!newestOpenOtp) return 'send';
      const age = (now().getTime() - newestOpenOtp.created.getTime()) / 1000;
      const wait = headers['x_dossier_asked_by'] === askedByLink ? linkCodeSeconds : codeResendSeconds;
      return age < wait ? 'reuse-newest' : 'send';
    },
    onSignedIn: async (records, record) => {
      // Of the three, only clients have this field.
      if (!('last_seen_at' in record)) return;
      const desk = records as unknown as DeskRecordsStore;
      await desk.update('end_client_users', record.id, { last_seen_at: desk.now, verified: true });
      await claimVaults(desk, record.id);
    },
  };
}
