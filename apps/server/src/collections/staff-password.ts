import { HashedPassword } from '@dossier/records';
import type { Hooks } from '@dossier/records/collection';
import { date } from '@dossier/records/fields';

/** When the user last chose a password; '' for older accounts and for users who have not chosen one. */
export const passwordFields = { password_changed_at: date({ hidden: true }) };

/** The first password of an account is not chosen by its owner, so only later ones have a date. */
export const datedPassword: Hooks = {
  beforeUpdate: [
    (next, before, { now }) => {
      const { password } = next;
      if (password === before['password']) return;
      const isNone = password === '' || (password instanceof HashedPassword && password.isNone);
      next['password_changed_at'] = isNone ? '' : now();
    },
  ],
};
