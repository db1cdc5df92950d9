import { type AcceptedMediaType, acceptedFiles } from '@dossier/domain/documents';
import { accept, refuse } from '@dossier/domain/result';
import { fileKeyOf } from '../case/file-key.ts';
import { mayReadDocument } from '../case/readable-documents.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { defineView } from './view.ts';

/** The bytes of a document: for Gatekeepers and clients the only way to them. */
export const documentFile = defineView('document-file', {
  async run({ records, actor, ports }, { doc, download }) {
    const file = await records.get('kyc_docs', doc);
    if (!file || !(await mayReadDocument(records, actor, doc))) return refuse('not-found');
    // What was found in it is what it is served as, whatever it calls itself.
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
