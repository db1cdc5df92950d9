import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { newestAccess } from './access.ts';
import { documentsOf, type VaultDocument, vaultDocuments } from './documents.ts';
import { type Gate, gateFor } from './gates.ts';
import { type Subject, subjectOf } from './subject.ts';
import { draftOf, frozenOf, type Version } from './versions.ts';

/** One onboarding with everything that its page is made of, and the gates of who looks. */
export interface VisibleCase {
  readonly records: Reader;
  readonly actor: Actor;
  readonly today: string;
  readonly request: Row<'gk_requests'>;
  readonly subject: Subject;
  readonly access: Row<'gk_access'> | undefined;
  readonly gate: Gate;
  /** The frozen version; for Interns the draft while there is none. */
  readonly version: Version | undefined;
  /** The answers; empty for who may not see the vault yet. */
  readonly answers: Partial<KycAnswers>;
  /** Documents of the version, for who may see them. */
  readonly documents: readonly VaultDocument[];
  /** Every version of every document up to what the viewer may know. */
  readonly knownDocuments: readonly VaultDocument[];
}

export async function loadVisibleCase(
  records: Reader,
  actor: Actor,
  request: Row<'gk_requests'>,
  today: string,
): Promise<VisibleCase | undefined> {
  const subject = await subjectOf(records, request);
  if (!subject) return undefined;
  const access = await newestAccess(records, request.id);
  const isIntern = actor.portal === 'intern';
  const version = (await frozenOf(records, request)) ?? (isIntern ? await draftOf(records, request) : undefined);
  const mayRead = version !== undefined && (isIntern || access?.status === 'approved');
  const all = mayRead ? await vaultDocuments(records, request) : [];
  return {
    records,
    actor,
    today,
    request,
    subject,
    access,
    gate: gateFor(actor, request, access),
    version,
    answers: mayRead ? version.answers : {},
    documents: mayRead ? documentsOf(version, all) : [],
    knownDocuments: isIntern ? all : all.filter(({ created }) => created <= (version?.submittedAt ?? '')),
  };
}
