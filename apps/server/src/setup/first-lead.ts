import type { FirstLead } from '@dossier/domain/contracts/setup';
import { fieldTexts } from '@dossier/domain/contracts/shared/fields';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { hashForRecord, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { refuseCommonPassword } from '../sign-in/common-passwords.ts';
import { findSetupLink } from './setup-link.ts';

/** Until a lead names the desk. */
const unnamedDesk = 'Review desk';

/**
 * Creates the first lead, and the desk if there is none; every link ends. Staff of the desk then need a second factor,
 * which the new lead adds next: no mail has to arrive for it.
 */
export async function createFirstLead(
  store: Store<DeskSchema>,
  { token, password, ...lead }: FirstLead,
  now: Date,
): Promise<Result<Row<'internal_users'>>> {
  // Before hashing: a sender without a link must not keep the processor busy.
  if (!(await findSetupLink(store.reader, token, now))) return refuse('not-found');
  const common = await refuseCommonPassword(password);
  if (common) return refuse('input-invalid', { fields: { password: { ...common, key: fieldTexts.passwordCommon } } });
  const hash = await hashForRecord(password);
  return store.transaction(
    async (records) => {
      if (!(await findSetupLink(records, token, now))) return refuse('not-found');
      const [desk] = await records.find('desk', '');
      if (desk) await records.update('desk', desk.id, { requires_factor: true });
      else await records.create('desk', { name: unnamedDesk, requires_factor: true });
      for (const { id } of await records.find('setup_links', '')) await records.delete('setup_links', id);
      const { firstName, lastName, email, language } = lead;
      const created = await records.create('internal_users', {
        email,
        language,
        first_name: firstName,
        last_name: lastName,
        role: 'lead',
        active: true,
        password: hash as never,
        password_changed_at: records.now,
      });
      return accept(created);
    },
    { operation: 'create-first-lead' },
  );
}
