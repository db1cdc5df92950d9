import { isDeepStrictEqual } from 'node:util';
import { checkBasis, type ManualCheck } from '@dossier/domain/kyc-form/check-basis';
import type { CorrectionRow } from '../collections/rows.ts';
import { parseTarget } from './corrections.ts';
import type { VaultDocument } from './documents.ts';
import type { Version } from './versions.ts';

/** A version with its documents. */
export interface Submission {
  readonly version: Pick<Version, 'answers'>;
  readonly documents: readonly Pick<VaultDocument, 'doc' | 'kind'>[];
}

interface Round {
  /** The submission that was checked; undefined for the first one. */
  readonly before: Submission | undefined;
  readonly after: Submission;
  /** The corrections that the client answered in this round. */
  readonly corrections: readonly Pick<CorrectionRow, 'target'>[];
}

/**
 * Returns whether the result of a check no longer holds: an answer or a document that it rests on has changed, or the
 * client answered a correction about one.
 */
export function hasChanged(check: ManualCheck, { before, after, corrections }: Round): boolean {
  if (!before) return true;
  const { sections, documents } = checkBasis[check];
  const filesOf = (submission: Submission) =>
    submission.documents
      .filter(({ kind }) => documents.includes(kind))
      .map(({ doc }) => doc)
      .toSorted();
  return (
    sections.some((name) => !isDeepStrictEqual(before.version.answers[name], after.version.answers[name])) ||
    !isDeepStrictEqual(filesOf(before), filesOf(after)) ||
    corrections.some(({ target }) => isAbout(target, check))
  );
}

function isAbout(target: string, check: ManualCheck): boolean {
  const parsed = parseTarget(target);
  const { sections, documents } = checkBasis[check];
  if (parsed?.kind === 'section') return sections.includes(parsed.section);
  if (parsed?.kind === 'person') return sections.includes('people');
  return parsed?.kind === 'document' && documents.some((kind) => kind === parsed.documentKind);
}
