import type { KycForm } from '@dossier/domain/kyc-form/completeness';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { documentsOfVersion, formDocuments, withoutOwnLinks } from './documents.ts';
import { editableOf } from './editable.ts';
import { ownLinksOf } from './helper-links.ts';
import { verifiedPeople } from './identities.ts';
import type { Version } from './versions.ts';

/** The client's KYC form with everything that its completeness depends on. */
export async function loadForm(
  records: Reader,
  request: RequestRow,
  version: Version | undefined,
  today: string,
): Promise<KycForm> {
  // Of a draft, and where another onboarding's version prefills the answers, the documents are the current ones of the
  // vault: a person who was taken out and is put back has theirs again.
  const own = version?.request === request.id && version.state !== 'draft' ? version : undefined;
  return {
    type: request.type,
    sourceOfFunds: request.source_of_funds,
    answers: version?.answers ?? {},
    documents: await formDocuments(records, withoutOwnLinks(await documentsOfVersion(records, request, own))),
    today,
    subjectName: request.client_name,
    editable: await editableOf(records, request),
    verifiedPeople: await verifiedPeople(records, request, version),
    ...(await ownLinksOf(records, request, today)),
  };
}
