import type { AccessAction, AccessKind } from '@dossier/domain/access-log';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { documentKind } from '@dossier/domain/documents';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import type { NotedAccess } from '../runtime/noted-access.ts';
import { documentUses } from './document-uses.ts';
import { vaultDocumentsOfFile } from './documents.ts';
import { canViewOnboarding, onboardingsOfSubject } from './onboarding.ts';
import { hasRight } from './portal-rights.ts';
import type { VisibleCase } from './visible-case.ts';

/** The parts of the page of an onboarding that hold answers or documents of the client and are open to the reader. */
export function readParts({ request, answers, documents, gate }: VisibleCase): NotedAccess[] {
  const hasAnswers = Object.keys(answers).length > 0;
  const shown: Readonly<Partial<Record<AccessKind, boolean>>> = {
    details: hasAnswers,
    ownership: answers.ownership !== undefined && !gate('ownership'),
    people: answers.people !== undefined && !gate('people'),
    funds: answers.funds !== undefined && !gate('funds'),
    documents: documents.length > 0 && !gate('documents'),
    screening: hasAnswers && !gate('person-screening'),
  };
  const kinds = (Object.keys(shown) as AccessKind[]).filter((kind) => shown[kind]);
  return kinds.map((kind) => ({ kind, action: 'viewed', request }));
}

type ReadDocument = Pick<DocumentRow, 'doc' | 'kind' | 'owner' | 'origin'>;

/** One document that is opened or downloaded. */
export function readDocument(request: RequestRow, document: ReadDocument, action: AccessAction): NotedAccess {
  const { doc, kind: detail, owner, origin } = document;
  if (origin === 'institution') return { kind: 'own-document', action, request, doc, detail };
  return { kind: 'document', action, request, doc, detail, person: owner === request.subject ? '' : owner };
}

interface ReadFile {
  readonly doc: string;
  /** The onboarding that the reader works on, if it is known. */
  readonly request: string | undefined;
  readonly action: AccessAction;
}

/** The bytes of a file, for staff who may read it. Clients read their own documents: nothing is recorded. */
export async function readFile(records: Reader, actor: Actor, { doc, request: of, action }: ReadFile) {
  if (hasRight(actor, 'fill-in-forms')) return [];
  const own = await records.first('gk_requests_docs', 'doc = {:doc}', { doc });
  const onboarding = own && (await records.get('gk_requests', own.request));
  if (onboarding && canViewOnboarding(actor, onboarding)) {
    const kind = documentKind(own.type, own.purpose);
    return [readDocument(onboarding, { doc, kind, owner: own.request, origin: 'institution' }, action)];
  }
  const [document] = await vaultDocumentsOfFile(records, doc);
  if (!document) return [];
  const requests = await onboardingsOfSubject(records, actor, document.subject);
  const uses = (await documentUses(records, requests, [document])).get(doc) ?? [];
  const known = requests.find(({ id }) => id === of) ?? requests.find(({ id }) => id === uses[0]?.id) ?? requests[0];
  return known ? [readDocument(known, { ...document, origin: 'vault' }, action)] : [];
}
