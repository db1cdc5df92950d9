import { HashedPassword } from '@dossier/records';
import type { Hooks } from '@dossier/records/collection';
import { date } from '@dossier/records/fields';

/** When a password of staff was last chosen; '' for accounts of before, and for who has not chosen one. */
export const passwordFields = { password_changed_at: date({ hidden: true }) };

/** An account begins with somebody else's password or none: only what its owner chooses afterwards has a date. */
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
