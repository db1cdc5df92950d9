import type { AccessRequestPage } from '@dossier/domain/contracts/answers/client';
import { accept, refuse } from '@dossier/domain/result';
import type { ClientOnboarding } from '../case/client-onboarding.ts';
import { membersOfVault } from '../case/vault-ownership.ts';
import { fullName, type Reader } from '../collections/rows.ts';
import { loadAccessLine } from './parts/access-line.ts';
import { defineView } from './view.ts';

/** Who requests access to the vault, and why; only for members of that vault. */
export const accessRequest = defineView('access-request', {
  async run({ records, actor }, { access }) {
    const found = await loadAccessLine(records, actor.id, access);
    if (!found) return refuse('not-found');
    const { file, line } = found;
    const contact = await otherContact(records, actor.id, file);
    return accept<AccessRequestPage>({ ...line, subject: file.request.subject, contact });
  },
});

/** The contact whom the institution named, as its owner may admit them; null when that is the viewer. */
async function otherContact(
  records: Reader,
  viewer: string,
  { request, role }: ClientOnboarding,
): Promise<AccessRequestPage['contact']> {
  const { client_user: user, subject, contact: named } = request;
  if (role !== 'owner' || user === '' || user === viewer) return null;
  // The name as the institution gave it: another institution may have created the account.
  const contact = named === '' ? undefined : await records.get('gk_contacts', named);
  const member = (await membersOfVault(records, subject)).find((one) => one.user === user);
  return { name: fullName(contact), email: contact?.email ?? '', role: member?.role ?? 'none' };
}
