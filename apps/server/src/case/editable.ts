import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { type Editable, isSectionOpen } from '@dossier/domain/kyc-form/editable';
import { isAwaitingForm, isWaitingFor } from '@dossier/domain/onboarding';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { parseTarget } from './corrections.ts';
import { correctionsOfPerson } from './person-corrections.ts';

/**
 * Everything until the first submit, also while access is refused; then only what corrections name, and nothing while
 * access is withdrawn: open corrections return with the approval.
 */
export async function editableOf(records: Reader, request: RequestRow): Promise<Editable> {
  if (isAwaitingForm(request.status)) return 'all';
  if (isWaitingFor(request, 'client_access')) return request.version === '' ? 'all' : 'none';
  if (!isWaitingFor(request, 'client_corrections')) return 'none';
  // Corrections for persons with an own link are not shown to those who fill in the form.
  const asked = await correctionsOfPerson(records, request, '');
  const targets = asked.map((correction) => parseTarget(correction.target));
  const sections = targets.flatMap((target) => (target?.kind === 'section' ? [target.section] : []));
  const documents = targets.flatMap((target) =>
    target?.kind === 'document' ? [`${target.documentKind}:${target.owner}`] : [],
  );
  const people = targets.flatMap((target) => (target?.kind === 'person' ? [target.person] : []));
  return { sections: withDependent(sections), documents, people };
}

/** Sections whose answers follow from those of another: who owns enough must be among the people, and identify. */
const dependentSections: Partial<Record<KycSection, readonly KycSection[]>> = {
  ownership: ['people', 'identity'],
  people: ['identity'],
};

const withDependent = (sections: readonly KycSection[]): KycSection[] => [
  ...new Set(sections.flatMap((section) => [section, ...(dependentSections[section] ?? [])])),
];

/** Lists of documents in answers of earlier versions. Documents have their kind and person themselves. */
const obsoleteKeys = new Set(['documents', 'identityDocuments', 'authorityDocuments']);

/** Returns whether a section with the values `before` can be saved with the values `after`. */
export function maySave(editable: Editable, section: KycSection, before: unknown, after: unknown): boolean {
  if (isSectionOpen(editable, section)) return true;
  if (typeof editable === 'string') return false;
  const open = new Set(section === 'people' ? editable.people : []);
  const bare = (value: unknown) => JSON.stringify(strip(value, open));
  return bare(before) === bare(after) && (open.size > 0 || editable.documents.length > 0);
}

/** The values without what may change: open persons. */
function strip(value: unknown, people: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, people));
  if (value === null || typeof value !== 'object') return value ?? null;
  const { id } = value as { id?: unknown };
  if (typeof id === 'string' && people.has(id)) return { id };
  const entries = Object.entries(value).filter(([key]) => !obsoleteKeys.has(key));
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, strip(item, people)]),
  );
}
