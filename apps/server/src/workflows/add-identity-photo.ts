import type { ValidInput } from '@dossier/domain/contracts/workflows';
import { maxFilesPerType } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { mayGive } from '../case/give-identification.ts';
import type { HelperLink } from '../case/helper-links.ts';
import { type StoredFile, saveFile, storeFile } from '../case/save-file.ts';
import { type Reader, rowsById } from '../collections/rows.ts';
import { examineUpload } from '../documents/examine-upload.ts';
import { defineWorkflow } from './workflow.ts';

const noFile = { fields: { file: { code: 'validation_required', message: 'Cannot be blank.' } } };

/** Adds a photo of the reader's own identity document; the desk and the institution do not get it yet. */
export const addIdentityPhoto = defineWorkflow('add-identity-photo', {
  async prepare(context, input): Promise<Result<StoredFile>> {
    const { records, actor, uploads, ports, now } = context;
    const [upload] = uploads;
    if (!upload) return refuse('input-invalid', noFile);
    const own = await mayGive(records, actor, input.link, now);
    if (!own.ok) return own;
    const isNew = await checkNew(records, own.value.link, input, upload.sha256);
    if (!isNew.ok) return isNew;
    const found = await examineUpload(context, upload, own.value.request.id);
    if (!found.ok) return found;
    return accept(await storeFile(ports.files, upload, found.value));
  },
  discard: ({ ports }, stored) => ports.files.delete(stored.key),
  async run({ records, actor, now, prepared }, input) {
    const { link: id, side = '' } = input;
    // Checked again inside the transaction: the link may have been ended in the meantime.
    const own = await mayGive(records, actor, id, now);
    if (!own.ok) return own;
    const isNew = await checkNew(records, own.value.link, input, prepared.sha256);
    if (!isNew.ok) return isNew;
    const photos = own.value.link.photos ?? [];
    if (photos.length >= maxFilesPerType) return refuse('files-too-many', { maxFiles: maxFilesPerType });
    const doc = await saveFile(records, actor, prepared);
    const sides = side === '' ? {} : { [doc]: side };
    await records.update('helper_links', id, {
      photos: [...photos, doc],
      photo_sides: { ...own.value.link.photo_sides, ...sides },
    });
    return accept({ doc, name: prepared.name, size: prepared.size });
  },
});

/** Refuses with `once` a photo whose bytes are added already as this side: the answer to the first upload was lost. */
async function checkNew(
  records: Reader,
  { photos, photo_sides: sides }: HelperLink,
  { once, side = '' }: ValidInput<'add-identity-photo'>,
  sha256: string,
): Promise<Result<null>> {
  if (once !== 'yes') return accept();
  const files = await rowsById(records, 'kyc_docs', photos ?? []);
  const isSame = [...files.values()].some((file) => file.sha256 === sha256 && (sides?.[file.id] ?? '') === side);
  return isSame ? refuse('file-already-added') : accept();
}
