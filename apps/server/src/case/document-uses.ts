import type { DocumentHistory } from '@dossier/domain/contracts/answers/documents';
import type { Reader, Row } from '../collections/rows.ts';
import { documentsOf, type VaultDocument } from './documents.ts';
import { versionsOfVault } from './versions.ts';

type Uses = DocumentHistory['versions'][number]['usedIn'];

/** Which of these onboardings use each document, in any of their rounds, by the id of its file. */
export async function documentUses(
  records: Reader,
  requests: readonly Row<'gk_requests'>[],
  documents: readonly VaultDocument[],
): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>();
  for (const request of requests) {
    const rounds = (await versionsOfVault(records, request.type, request.subject)).filter(
      (version) => version.request === request.id && version.state !== 'draft',
    );
    const inRounds = new Set(rounds.flatMap((version) => documentsOf(version, documents)));
    const inVersion = rounds.length > 0 ? inRounds : documents.filter((one) => one.request === request.id);
    const use = { id: request.id, number: request.number, reference: request.reference };
    for (const { doc } of inVersion) uses.set(doc, [...(uses.get(doc) ?? []), use]);
  }
  return uses;
}
