import type { MyData } from '@dossier/domain/contracts/answers/client';
import { accept } from '@dossier/domain/result';
import { type ClientOnboarding, loadClientOnboardings, onboardingsIn } from '../case/client-onboarding.ts';
import { documentsOf, vaultDocuments } from '../case/documents.ts';
import { givenVersion } from '../case/given-version.ts';
import { subjectOf } from '../case/subject.ts';
import { isProven } from '../case/vault-ownership.ts';
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
    const accesses = await Promise.all(files.map((file) => accessOf(records, file)));
    const vaults = members.map((member) => ({ member, ids: onboardingsIn(files, member.subject) }));
    const own = vaults.filter(({ member, ids }) => isProven(member) || ids.size > 0);
    return accept<MyData>({
      vaults: await Promise.all(own.map((vault) => vaultOf(records, vault))),
      accesses: accesses.flat(),
    });
  },
});

async function accessOf(records: ViewContext['records'], file: ClientOnboarding): Promise<MyData['accesses']> {
  const line = accessLine(file);
  if (!line) return [];
  const version = await givenVersion(records, file.request);
  const given = version && { submittedAt: version.submittedAt, documents: version.documents.length };
  return [{ ...line, decidedAt: file.access?.decided_at ?? '', given }];
}

async function vaultOf(
  records: ViewContext['records'],
  { member, ids }: { readonly member: Row<'vault_members'>; readonly ids: ReadonlySet<string> },
): Promise<MyData['vaults'][number]> {
  const type = member.business === '' ? ('individual' as const) : ('business' as const);
  const subject = await subjectOf(records, member);
  const all = documentsOf(undefined, await vaultDocuments(records, { type, subject: member.subject }));
  const documents = all.filter(({ request }) => ids.has(request));
  return {
    subject: member.subject,
    type,
    name: subject?.name ?? '',
    role: member.role,
    updatedAt: (await newestOfVault(records, type, member.subject))?.submittedAt ?? '',
    documents: documents.length,
  };
}
