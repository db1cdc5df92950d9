import type { AccessLog } from '@dossier/domain/contracts/answers/client';
import { sectionsOf } from '@dossier/domain/kyc-form/sections';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { documentsOfVersion, withoutOwnLinks } from './documents.ts';
import { namesIn } from './people.ts';
import { frozenOf } from './versions.ts';

type Given = NonNullable<AccessLog['given']>;

/** What the institution of an onboarding was given: sections and documents of the submitted version, as its owner knows them. */
export async function givenVersion(records: Reader, request: RequestRow): Promise<Given | null> {
  const version = await frozenOf(records, request);
  if (!version) return null;
  const { answers, number, submittedAt } = version;
  const names = namesIn(answers).set(request.subject, request.client_name);
  const documents = withoutOwnLinks(await documentsOfVersion(records, request, version));
  return {
    number,
    submittedAt,
    sections: sectionsOf(request.type).filter((section) => answers[section] !== undefined),
    documents: documents.map(({ kind, owner }) => ({ kind, ownerName: names.get(owner) ?? '' })),
  };
}
