import type { ValidInput } from '@dossier/domain/contracts/workflows';
import { type DocumentPurpose, isExtract, isFreshExtract } from '@dossier/domain/documents';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { type StoredFile, saveFile, storeFile } from '../case/save-file.ts';
import {
  addToRequest,
  addToVault,
  currentFiles,
  resolveUploadTarget,
  type UploadTarget,
} from '../case/upload-target.ts';
import type { Reader } from '../collections/rows.ts';
import { examineUpload } from '../documents/examine-upload.ts';
import { defineWorkflow } from './workflow.ts';

type Input = ValidInput<'add-document'>;

const noFile = { fields: { file: { code: 'validation_required', message: 'Cannot be blank.' } } };

/** Adds a document to the client's vault, or to the institution's own onboarding. */
export const addDocument = defineWorkflow('add-document', {
  async prepare(context, input): Promise<Result<StoredFile>> {
    const { records, actor, uploads, ports, now, today } = context;
    const [upload] = uploads;
    if (!upload) return refuse('input-invalid', noFile);
    const target = await resolveUploadTarget(records, actor, wanted(input), now);
    if (!target.ok) return target;
    const dated = checkDates(input, today);
    if (!dated.ok) return dated;
    const isNew = await checkNew(records, target.value, input, upload.sha256);
    if (!isNew.ok) return isNew;
    const found = await examineUpload(context, upload, target.value.request.id);
    if (!found.ok) return found;
    return accept(await storeFile(ports.files, upload, found.value));
  },
  discard: ({ ports }, stored) => ports.files.delete(stored.key),
  async run({ records, actor, now, prepared }, input) {
    // Checked again inside the transaction: another upload may have reached the limit in the meantime.
    const target = await resolveUploadTarget(records, actor, wanted(input), now);
    if (!target.ok) return target;
    const isNew = await checkNew(records, target.value, input, prepared.sha256);
    if (!isNew.ok) return isNew;
    const doc = await saveFile(records, actor, prepared);
    const dates = { issuedOn: input.issuedOn ?? '', expiresOn: input.expiresOn ?? '' };
    const add = target.value.collection === 'gk_requests_docs' ? addToRequest : addToVault;
    const version = await add(records, actor, {
      ...target.value,
      ...dates,
      doc,
      keepsOthers: input.keepsOthers === 'yes',
    });
    const { name, size, pages, mediaType } = prepared;
    return accept({ doc, name, size, pages, mediaType, version });
  },
});

/** Refuses with `once` a file whose bytes are added already: the answer to the first upload was lost. */
async function checkNew(records: Reader, target: UploadTarget, input: Input, sha256: string): Promise<Result<null>> {
  if (input.once !== 'yes') return accept();
  const files = await currentFiles(records, target, input.issuedOn ?? '');
  return files.some((file) => file.sha256 === sha256) ? refuse('file-already-added') : accept();
}

function wanted({ request, owner, type, purpose: given = '', side = '' }: Input) {
  // Only documents of the type `other` have a purpose, and only identity documents sides.
  const purpose: DocumentPurpose | '' = type === 'other' ? given : '';
  return { request, owner, type, purpose, side: purpose === 'identity' ? side : ('' as const) };
}

/** Extracts of a register must be fresh on the day of the upload. */
function checkDates({ type, issuedOn = '' }: Input, today: string): Result<null> {
  if (issuedOn > today) return refuse('issue-date-in-future', { issuedOn });
  return !isExtract(type) || isFreshExtract(issuedOn, today) ? accept() : refuse('extract-too-old', { issuedOn });
}
