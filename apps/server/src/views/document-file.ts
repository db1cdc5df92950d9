import { type AcceptedMediaType, acceptedFiles } from '@dossier/domain/documents';
import { accept, refuse } from '@dossier/domain/result';
import { readFile } from '../case/access-log.ts';
import { fileKeyOf } from '../case/file-key.ts';
import { isQuarantined } from '../case/quarantine.ts';
import { mayReadDocument } from '../case/readable-documents.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { defineView } from './view.ts';

/** The bytes of a document: the only access that Gatekeepers and clients have to them. */
export const documentFile = defineView('document-file', {
  async run({ records, actor, ports, now, noteAccess }, { doc, download, request }) {
    const file = await records.get('kyc_docs', doc);
    if (!file || !(await mayReadDocument(records, actor, doc, now))) return refuse('not-found');
    if (isQuarantined(file)) return refuse('file-quarantined');
    const action = download ? 'downloaded' : 'viewed';
    for (const access of await readFile(records, actor, { doc, request, action })) noteAccess(access);
    // Served as the type that was detected in its bytes, whatever its name is.
    const known = acceptedFiles[file.media_type as AcceptedMediaType];
    return accept<FileAnswer>({
      stream: ports.files.read(fileKeyOf(file)),
      mediaType: known ? file.media_type : 'application/octet-stream',
      fileName: file.name,
      disposition: download || !known ? 'attachment' : 'inline',
      size: file.size,
    });
  },
});
