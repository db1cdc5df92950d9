import { maxFilesPerType } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { mayGive } from '../case/give-identification.ts';
import { type StoredFile, saveFile, storeFile } from '../case/save-file.ts';
import { inspectFile } from '../documents/inspect-file.ts';
import { defineWorkflow } from './workflow.ts';

const noFile = { fields: { file: { code: 'validation_required', message: 'Cannot be blank.' } } };

/** Adds a photo of the reader's own identity document; the desk and the institution do not get it yet. */
export const addIdentityPhoto = defineWorkflow('add-identity-photo', {
  async prepare({ records, actor, uploads, ports, now }, { link }): Promise<Result<StoredFile>> {
    const [upload] = uploads;
    if (!upload) return refuse('input-invalid', noFile);
    const own = await mayGive(records, actor, link, now);
    if (!own.ok) return own;
    const found = await inspectFile(upload, actor.id);
    if (!found.ok) return found;
    return accept(await storeFile(ports.files, upload, found.value));
  },
  discard: ({ ports }, stored) => ports.files.delete(stored.key),
  async run({ records, actor, now, prepared }, { link: id }) {
    // Checked again inside the transaction: the link may have been ended in the meantime.
    const own = await mayGive(records, actor, id, now);
    if (!own.ok) return own;
    const photos = own.value.link.photos ?? [];
    if (photos.length >= maxFilesPerType) return refuse('files-too-many', { maxFiles: maxFilesPerType });
    const doc = await saveFile(records, actor, prepared);
    await records.update('helper_links', id, { photos: [...photos, doc] });
    return accept({ doc, name: prepared.name, size: prepared.size });
  },
});
