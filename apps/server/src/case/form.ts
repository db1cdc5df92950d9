import type { KycForm } from '@dossier/domain/kyc-form/completeness';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { verifiedPeople } from './identities.ts';
import { currentDocuments } from './vault-documents.ts';
import type { Version } from './versions.ts';

/** The client's form with all that its completeness depends on. */
export async function loadForm(
  records: Reader,
  request: RequestRow,
  version: Version,
  today: string,
): Promise<KycForm> {
  return {
    type: request.type,
    sourceOfFunds: request.source_of_funds,
    answers: version.answers,
    documents: await currentDocuments(records, request),
    today,
    subjectName: request.client_name,
    verifiedPeople: await verifiedPeople(records, request.id),
  };
}
