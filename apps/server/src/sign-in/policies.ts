import {
  codeResendSeconds,
  emailChangeMailsPerAddress,
  emailChangesPerDay,
  emailChangeWaitSeconds,
  linkCodeSeconds,
} from '@dossier/domain/limits';
import { portalOfCollection, portals } from '@dossier/domain/portal';
import type { Policies, Store } from '@dossier/records';
import { claimVaults } from '../case/claim-vaults.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { digestOf, enqueueAccountMail, enqueueEmailInUse } from '../mail/enqueue-account-mail.ts';
import { enqueueCode } from '../mail/enqueue-code.ts';
import { enqueueWrongCodes } from '../mail/enqueue-wrong-codes.ts';
import type { Origins } from '../runtime/config.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { storeFirstLanguage } from './first-language.ts';
import { addressOfHelperLink, helperLinkHeader } from './helper-link-address.ts';
import { secondFactors } from './second-factors.ts';

/** Login links request a code automatically, and mail scanners open them: no second code is sent within this time. */
const askedByLink = 'link';

export interface SignInParts {
  readonly now: () => Date;
  readonly store: Store<DeskSchema>;
  readonly origins: Origins;
  readonly secrets: SecretBox;
}

const daySeconds = 86_400;
const emailChangeLimits = {
  waitSeconds: emailChangeWaitSeconds,
  perAccount: { requests: emailChangesPerDay, seconds: daySeconds },
  perAddress: { requests: emailChangeMailsPerAddress, seconds: daySeconds },
};

/** Sign-in policies of each auth collection. */
export function signInPolicies(parts: SignInParts): Policies {
  const { now, store, origins } = parts;
  const factors = secondFactors(parts);
  return {
    secondFactors: factors,
    onAccountMail: (mail) =>
      store.transaction((records) => enqueueAccountMail(records as unknown as DeskRecordsStore, mail, origins), {
        operation: 'account-mail',
      }),
    onEmailInUse: (attempt) =>
      store.transaction((records) => enqueueEmailInUse(records as unknown as DeskRecordsStore, attempt, origins), {
        operation: 'account-mail',
      }),
    emailChangeLimits,
    mayChangeEmail: ({ record, token }) => record['email_change'] === digestOf(token),
    otpAddress: ({ headers }) => addressOfHelperLink(store.reader, headers[helperLinkHeader] ?? '', now()),
    onCode: async (records, mail) => {
      // A code that would not be accepted is not mailed; the answer is the same.
      if (await factors.isRequired(records, mail)) return;
      await enqueueCode(records as unknown as DeskRecordsStore, mail);
    },
    refusePassword: refuseCommonPassword,
    onWrongCodes: (records, wrong) => enqueueWrongCodes(records as unknown as DeskRecordsStore, wrong),
    otpPolicy: ({ headers }, { newestOpenOtp, newestFromHere }) => {
      const isYounger = (otp: { readonly created: Date } | undefined, seconds: number) =>
        otp !== undefined && now().getTime() - otp.created.getTime() < seconds * 1000;
      if (headers['x_dossier_asked_by'] === askedByLink) {
        return isYounger(newestOpenOtp, linkCodeSeconds) ? 'reuse-newest' : 'send';
      }
      return isYounger(newestFromHere, codeResendSeconds) ? 'reuse-from-here' : 'send';
    },
    onSignedIn: async (records, { collection, record: { id }, language }) => {
      const portal = portalOfCollection(collection);
      if (!portal) return;
      const desk = records as unknown as DeskRecordsStore;
      const seen = { last_seen_at: desk.now };
      const { login, authCollection } = portals[portal];
      if (login === 'staff') return void (await desk.update(authCollection, id, seen));
      await desk.update(authCollection, id, { ...seen, verified: true });
      await claimVaults(desk, id);
      await storeFirstLanguage(desk, id, language);
    },
  };
}
