import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { gated } from '../../case/gates.ts';
import { namesIn } from '../../case/people.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { vaultRows } from '../parts/document-rows.ts';

/** The lines of the version's documents: the company's first, then those of its people. */
export async function documentLines(file: VisibleCase): Promise<DocumentRow[]> {
  const { records, subject, documents, knownDocuments: known, answers, request } = file;
  const names = namesIn(answers).set(subject.id, request.client_name);
  const rows = await vaultRows(records, documents, { names, known });
  return [...rows.filter((row) => row.owner === subject.id), ...rows.filter((row) => row.owner !== subject.id)];
}

export function documentsPart(file: VisibleCase): Promise<Entity['documents']> {
  return gated(file.gate, 'documents', () => documentLines(file));
}
