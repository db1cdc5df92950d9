import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { keptSince, mayReadVersion, newestAccess } from './access.ts';
import { documentsOf, unchangedSince, type VaultDocument, vaultDocuments } from './documents.ts';
import { type Gate, gateFor } from './gates.ts';
import { withOwnIdentifications } from './own-identification.ts';
import { hasRight } from './portal-rights.ts';
import { type Subject, subjectOf } from './subject.ts';
import { draftOf, frozenOf, type Version } from './versions.ts';

/** One onboarding with everything that its page shows, as far as the actor may see it. */
export interface VisibleCase {
  readonly records: Reader;
  readonly actor: Actor;
  readonly today: string;
  readonly request: Row<'gk_requests'>;
  readonly subject: Subject;
  readonly access: Row<'gk_access'> | undefined;
  readonly gate: Gate;
  /** The frozen version; before the first submit the draft, for those who may read drafts. */
  readonly version: Version | undefined;
  /** The answers; empty without access to the vault. */
  readonly answers: Partial<KycAnswers>;
  /** Documents of the version; empty without access to the vault. */
  readonly documents: readonly VaultDocument[];
  /** Every version of every document that the actor may know of. */
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
  const readsDrafts = hasRight(actor, 'read-drafts');
  const version = (await frozenOf(records, request)) ?? (readsDrafts ? await draftOf(records, request) : undefined);
  const mayRead = version !== undefined && (hasRight(actor, 'read-ungated') || mayReadVersion(access, request));
  const since = hasRight(actor, 'read-ungated') ? '' : keptSince(access, request);
  const all = mayRead ? unchangedSince(await vaultDocuments(records, request), since) : [];
  return {
    records,
    actor,
    today,
    request,
    subject,
    access,
    gate: gateFor(actor, request, access),
    version,
    answers: mayRead ? (await withOwnIdentifications(records, request, version)).answers : {},
    documents: mayRead ? documentsOf(version, all) : [],
    knownDocuments: knownTo(actor, version, all),
  };
}

/** An institution knows the documents that existed when its version was submitted, and what persons gave for it. */
function knownTo(actor: Actor, version: Version | undefined, all: readonly VaultDocument[]): readonly VaultDocument[] {
  if (hasRight(actor, 'read-every-document')) return all;
  return all.filter(({ created, link, request }) =>
    link === '' ? created <= (version?.submittedAt ?? '') : request === version?.request,
  );
}
