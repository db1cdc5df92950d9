import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import { updateDerivedChecks } from './derive-checks.ts';
import { vaultDocumentsOfFile } from './documents.ts';
import { isRequestAtDesk } from './onboarding.ts';

/** The operation of everything that the scan of stored files writes. */
export const scanOperation = 'scan-files';

/** Malware was found in the file: it is not sent, packed or read any more. Superusers read it over the record API. */
export const isQuarantined = ({ scan }: Pick<Row<'kyc_docs'>, 'scan'>): boolean => scan === 'infected';

/**
 * Closes a stored file in which malware was found. Documents of vaults count as rejected, so that forms ask for them
 * again; a photo of an own link that was not given yet is deleted.
 */
export async function quarantine(records: DeskRecordsStore, doc: string, signature: string): Promise<void> {
  const found = { scan: 'infected', scan_signature: signature, scanned_at: records.now, scan_problem: '' } as const;
  await records.update('kyc_docs', doc, found);
  const documents = await vaultDocumentsOfFile(records, doc);
  // A rejection has a reason; the word is the same in every language of the desk.
  const reason = `Malware: ${signature}`;
  const rejected = { verification: 'rejected', verified_by: '', verified_at: records.now, reason } as const;
  for (const { collection, id } of documents) await records.update(collection, id, rejected);
  for (const subject of new Set(documents.map((one) => one.subject))) {
    for (const request of await records.find('gk_requests', 'subject = {:subject}', { subject }))
      if (isRequestAtDesk(request)) await updateDerivedChecks(records, request, null);
  }
  const links = await linksWithPhoto(records, doc);
  for (const { id, photos } of links)
    await records.update('helper_links', id, { photos: (photos ?? []).filter((one) => one !== doc) });
  if (links.length > 0 && documents.length === 0) await records.delete('kyc_docs', doc);
}

const linksWithPhoto = (records: Reader, doc: string) => records.find('helper_links', 'photos ~ {:doc}', { doc });

/** The onboardings that have the file, before it is closed. */
export async function onboardingsWithFile(records: Reader, doc: string): Promise<RequestRow[]> {
  const own = await records.find('gk_requests_docs', 'doc = {:doc}', { doc });
  const links = await linksWithPhoto(records, doc);
  const inVaults = await vaultDocumentsOfFile(records, doc);
  const ids = new Set([...inVaults, ...own, ...links].map(({ request }) => request));
  const found = await Promise.all([...ids].map((id) => (id === '' ? undefined : records.get('gk_requests', id))));
  return found.filter((request) => request !== undefined);
}
