import { HashedPassword, noPassword } from '@dossier/records';
import type { Hooks } from '@dossier/records/collection';
import { date, text } from '@dossier/records/fields';
import { isDemoStaff } from './demo-accounts.ts';

export const accountFields = {
  /** When the user last chose a password; '' for older accounts and for users who have not chosen one. */
  password_changed_at: date({ hidden: true }),
  /** Digest of the token of the newest request to change the address: older tokens are void. '' before the first. */
  email_change: text({ hidden: true, max: 60 }),
};

/**
 * The first password of an account is not chosen by its owner, so only later ones have a date. A demo account that is
 * activated again has no password until its owner chooses one by a mailed link: the former one is public.
 */
export const staffPassword: Hooks = {
  beforeUpdate: [
    (next, before) => {
      if (before['active'] !== true && next['active'] === true && isDemoStaff(next['email']))
        next['password'] = noPassword();
    },
    (next, before, { now }) => {
      const { password } = next;
      if (password === before['password']) return;
      const isNone = password === '' || (password instanceof HashedPassword && password.isNone);
      next['password_changed_at'] = isNone ? '' : now();
    },
  ],
};
