import type { MyData } from '@dossier/domain/contracts/answers/client';
import { accept } from '@dossier/domain/result';
import { loadClientOnboardings } from '../case/client-onboarding.ts';
import { documentsOf, vaultDocuments } from '../case/documents.ts';
import { subjectOf } from '../case/subject.ts';
import { newestOfVault } from '../case/versions.ts';
import type { Row } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { accessLine } from './parts/access-line.ts';
import { defineView } from './view.ts';

/** A client's vaults, and who has access to them. */
export const myData = defineView('my-data', {
  async run({ records, actor }) {
    const members = await records.find('vault_members', 'user = {:u}', { u: actor.id }, { sort: 'created,id' });
    const files = (await loadClientOnboardings(records, actor.id)).filter((file) => file.role !== 'none');
    const accesses = files.flatMap((file) => {
      const line = accessLine(file);
      return line ? [{ ...line, decidedAt: file.access?.decided_at ?? '' }] : [];
    });
    return accept<MyData>({ vaults: await Promise.all(members.map((member) => vaultOf(records, member))), accesses });
  },
});

async function vaultOf(
  records: ViewContext['records'],
  member: Row<'vault_members'>,
): Promise<MyData['vaults'][number]> {
  const type = member.business === '' ? ('individual' as const) : ('business' as const);
  const subject = await subjectOf(records, member);
  const documents = documentsOf(undefined, await vaultDocuments(records, { type, subject: member.subject }));
  return {
    subject: member.subject,
    type,
    name: subject?.name ?? '',
    role: member.role,
    updatedAt: (await newestOfVault(records, type, member.subject))?.submittedAt ?? '',
    documents: documents.length,
  };
}
