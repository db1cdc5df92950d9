import { acceptedFiles } from '@dossier/domain/documents';
import { maxUploadBytes } from '@dossier/domain/limits';
import { scanProblems, scanStates } from '@dossier/domain/malware';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, file, number, select, text } from '@dossier/records/fields';
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
    /** Result of the malware scanner; empty where there was none. Of an infected file only superusers read the bytes. */
    scan: select(scanStates),
    scanned_at: date(),
    /** Why it was not scanned yet. */
    scan_problem: select(scanProblems),
    /** What was found in it. */
    scan_signature: text({ max: 200 }),
    scan_attempts: number({ min: 0, onlyInt: true }),
    scan_next_at: date(),
  },
  rules: { ...forInterns, view: `${forInterns.view} && scan != "infected"` },
  indexes: [{ columns: ['sha256', 'id'] }, { columns: ['scan', 'scan_next_at', 'id'] }],
  searchIndex: { fields: ['name'], textOf: fileWords, version: 1 },
});
