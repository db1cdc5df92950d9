import type { DocumentHistory } from '@dossier/domain/contracts/answers/documents';
import { documentKind, parseDocumentLabel } from '@dossier/domain/documents';
import { accept, refuse } from '@dossier/domain/result';
import { documentUses } from '../case/document-uses.ts';
import { isSameLine } from '../case/documents.ts';
import { onboardingsOfSubject } from '../case/onboarding.ts';
import { newestNames } from '../case/people.ts';
import { openDocuments } from '../case/readable-documents.ts';
import { vaultRows } from './parts/document-rows.ts';
import { defineView } from './view.ts';

/**
 * Every version of one owner's documents of one kind that the viewer may read, newest first. The back of a card is a
 * document of its own: `other-identity-back`.
 */
export const documentHistory = defineView('document-history', {
  async run({ records, actor, noteAccess }, { owner, kind: label, subject, request: chosen }) {
    const requests = await onboardingsOfSubject(records, actor, subject);
    const request = chosen ? requests.find(({ id }) => id === chosen) : requests[0];
    const parsed = parseDocumentLabel(label);
    if (!request || !parsed) return refuse('not-found');
    const open = await openDocuments(records, actor, subject);
    const kind = documentKind(parsed.type, parsed.purpose);
    const line = open.filter((document) => isSameLine(document, { owner, kind, side: parsed.side }));
    if (line.length === 0) return refuse('not-found');
    noteAccess({ kind: 'documents', action: 'viewed', request });
    const newestFirst = line.toSorted((a, b) => b.version - a.version || (a.created < b.created ? 1 : -1));
    const names = await newestNames(records, requests);
    const rows = await vaultRows(records, newestFirst, { names: names.set(subject, request.client_name), known: line });
    const used = await documentUses(records, requests, line);
    return accept<DocumentHistory>({
      owner,
      ownerName: names.get(owner) ?? '',
      kind,
      subject,
      subjectName: request.client_name,
      versions: rows.map((row) => ({ ...row, usedIn: used.get(row.doc) ?? [] })),
    });
  },
});
