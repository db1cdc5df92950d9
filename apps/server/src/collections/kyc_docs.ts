import { acceptedFiles } from '@dossier/domain/documents';
import { maxUploadBytes } from '@dossier/domain/limits';
import { defineCollection } from '@dossier/records/collection';
import { bool, file, number, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';
import { fileWords } from './search-text.ts';

/** A file with its detected properties. Gatekeepers and clients read it through the view `document-file`. */
export const kycDocs = defineCollection({
  name: 'kyc_docs',
  fields: {
    file: file({
      maxSelect: 1,
      maxSize: maxUploadBytes,
      mimeTypes: Object.keys(acceptedFiles),
      protected: true,
      required: true,
    }),
    name: text({ required: true, max: 255 }),
    size: number({ min: 1, onlyInt: true }),
    media_type: text({ required: true, max: 60 }),
    sha256: text({ required: true, max: 64 }),
    pages: number({ min: 0, onlyInt: true }),
    encrypted: bool(),
    uploaded_by: text({ required: true, max: 15 }),
    uploaded_by_name: text({ max: 400 }),
    uploaded_portal: text({ max: 20 }),
  },
  rules: forInterns,
  indexes: [{ columns: ['sha256', 'id'] }],
  searchIndex: { fields: ['name'], textOf: fileWords, version: 1 },
});
