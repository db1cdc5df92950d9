import type { DocumentHistory } from '@dossier/domain/contracts/answers/documents';
import { documentKind, parseDocumentKind } from '@dossier/domain/documents';
import { accept, refuse } from '@dossier/domain/result';
import { documentsOf, type VaultDocument } from '../case/documents.ts';
import { onboardingsOfSubject } from '../case/onboarding.ts';
import { namesIn } from '../case/people.ts';
import { openDocuments } from '../case/readable-documents.ts';
import { draftOf, frozenOf } from '../case/versions.ts';
import type { Reader, Row } from '../collections/rows.ts';
import { vaultRows } from './parts/document-rows.ts';
import { defineView } from './view.ts';

/** Every version of one owner's documents of one kind that the viewer may read, newest first. */
export const documentHistory = defineView('document-history', {
  async run({ records, actor }, { owner, kind, subject, request: chosen }) {
    const requests = await onboardingsOfSubject(records, actor, subject);
    const request = chosen ? requests.find(({ id }) => id === chosen) : requests[0];
    const parsed = parseDocumentKind(kind);
    if (!request || !parsed) return refuse('not-found');
    const open = await openDocuments(records, actor, subject);
    const line = open.filter((document) => document.owner === owner && document.kind === kind);
    if (line.length === 0) return refuse('not-found');
    const newestFirst = line.toSorted((a, b) => b.version - a.version || (a.created < b.created ? 1 : -1));
    const names = await ownerNames(records, requests);
    const rows = await vaultRows(records, newestFirst, { names: names.set(subject, request.client_name), known: line });
    const used = await usesOf(records, requests, line);
    return accept<DocumentHistory>({
      owner,
      ownerName: names.get(owner) ?? '',
      kind: documentKind(parsed.type, parsed.purpose),
      subject,
      subjectName: request.client_name,
      versions: rows.map((row) => ({ ...row, usedIn: used.get(row.doc) ?? [] })),
    });
  },
});

async function ownerNames(records: Reader, requests: readonly Row<'gk_requests'>[]): Promise<Map<string, string>> {
  for (const request of requests) {
    const version = (await frozenOf(records, request)) ?? (await draftOf(records, request));
    if (version) return namesIn(version.answers);
  }
  return new Map();
}

type Uses = DocumentHistory['versions'][number]['usedIn'];

/** The viewer's onboardings that use each document. */
async function usesOf(
  records: Reader,
  requests: readonly Row<'gk_requests'>[],
  documents: readonly VaultDocument[],
): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>();
  for (const request of requests) {
    const version = await frozenOf(records, request);
    const inVersion = version ? documentsOf(version, documents) : documents.filter((one) => one.request === request.id);
    const use = { id: request.id, number: request.number, reference: request.reference };
    for (const { doc } of inVersion) uses.set(doc, [...(uses.get(doc) ?? []), use]);
  }
  return uses;
}
