import type { DocumentPage, DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { accept, refuse } from '@dossier/domain/result';
import { readDocument } from '../case/access-log.ts';
import { answersAbout } from '../case/corrections.ts';
import { documentFacts } from '../case/document-facts.ts';
import { isExtractTooOld, isSameLine } from '../case/documents.ts';
import { findOnboardingOfSubject, isRequestAtDesk } from '../case/onboarding.ts';
import { namesIn } from '../case/people.ts';
import { hasRight } from '../case/portal-rights.ts';
import { sameFiles } from '../case/same-files.ts';
import { loadVisibleCase, type VisibleCase } from '../case/visible-case.ts';
import { documentLines } from './entity/documents.ts';
import { ownRows, vaultRows } from './parts/document-rows.ts';
import { defineView } from './view.ts';

/** One document with the answers to compare it with, its versions, and the previous and next document. */
export const document = defineView('document', {
  async run({ records, actor, today, noteAccess }, { doc, ...which }) {
    const request = await findOnboardingOfSubject(records, actor, which);
    const file = request && (await loadVisibleCase(records, actor, request, today));
    if (!file) return refuse('not-found');
    const inVault = file.gate('documents') ? [] : await documentLines(file);
    const lines = [...inVault, ...(await ownRows(records, [request.id]))];
    const versions = await versionsOf(file, lines.find((line) => line.doc === doc) ?? doc);
    const found = lines.find((line) => line.doc === doc) ?? versions.find((line) => line.doc === doc);
    if (!found) return refuse('not-found');
    noteAccess(readDocument(request, found, 'viewed'));
    const page = pageOf(file, found, lines, versions);
    return accept({ ...page, sameFiles: await sameFilesOf(file, found), answers: await answersOf(file, found) });
  },
});

function pageOf(
  file: VisibleCase,
  document: DocumentRow,
  lines: readonly DocumentRow[],
  versions: readonly DocumentRow[],
): Omit<DocumentPage, 'sameFiles' | 'answers'> {
  const { request, actor } = file;
  const index = lines.findIndex((line) => line.doc === document.doc);
  const isOpen = hasRight(actor, 'verify-documents') && isRequestAtDesk(request) && document.origin === 'vault';
  return {
    document,
    request: { id: request.id, subject: request.subject, subjectName: request.client_name, status: request.status },
    facts: document.origin === 'vault' ? documentFacts(file, document) : [],
    versions,
    previous: lines[index - 1]?.doc ?? '',
    next: index === -1 ? '' : (lines[index + 1]?.doc ?? ''),
    nextUndecided: isOpen ? nextUndecided(lines, index) : '',
    position: { index, total: lines.length },
    mayVerify: isOpen && index !== -1,
    problem: problemOf(document),
  };
}

function nextUndecided(lines: readonly DocumentRow[], index: number): string {
  const others = [...lines.slice(index + 1), ...lines.slice(0, Math.max(0, index))];
  return others.find(({ origin, verification }) => origin === 'vault' && verification === 'pending')?.doc ?? '';
}

async function sameFilesOf(file: VisibleCase, { doc, origin }: DocumentRow): Promise<DocumentPage['sameFiles']> {
  const stored = origin === 'vault' ? file.knownDocuments.find((one) => one.doc === doc) : undefined;
  return stored ? sameFiles(file, stored) : [];
}

async function answersOf(
  { records, actor, request }: VisibleCase,
  found: DocumentRow,
): Promise<DocumentPage['answers']> {
  const answered = found.origin === 'vault' ? await answersAbout(records, actor, request, found) : [];
  return answered.map(({ text, answer, answered_at }) => ({ asked: text, answer, at: answered_at }));
}

function problemOf(document: DocumentRow): string {
  if (document.scan === 'infected') return 'infected';
  return document.issuedOn !== '' && isExtractTooOld(document, document.uploadedAt) ? 'extract-too-old' : '';
}

/** The versions of the document that the viewer may know of, newest first. */
async function versionsOf(file: VisibleCase, chosen: DocumentRow | string): Promise<DocumentRow[]> {
  if (typeof chosen !== 'string' && chosen.origin === 'institution') return [chosen];
  const { knownDocuments: known, records, answers, subject, request, actor } = file;
  if (file.gate('documents')) return [];
  const visible = hasRight(actor, 'read-every-document') ? known : file.documents;
  const one = visible.find((row) => row.doc === (typeof chosen === 'string' ? chosen : chosen.doc));
  const line = visible.filter((row) => one && isSameLine(row, one));
  const names = namesIn(answers).set(subject.id, request.client_name);
  const newestFirst = line.toSorted((a, b) => b.version - a.version);
  return vaultRows(records, newestFirst, { names, known });
}
