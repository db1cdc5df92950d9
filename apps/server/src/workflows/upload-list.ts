import { accept, type Result, refuse } from '@dossier/domain/result';
import { newId } from '@dossier/records';
import type { Reader, Row } from '../collections/rows.ts';
import type { StoredListFile } from '../collections/screening_loads.ts';
import { nameOf } from '../runtime/actor.ts';
import { deleteListFiles, storeListFiles } from '../screening/list-files.ts';
import { loadInProgress, orderLoad } from '../screening/schedule.ts';
import { defineWorkflow } from './workflow.ts';

interface Stored {
  readonly id: string;
  readonly fileName: string;
  readonly files: StoredListFile[];
  readonly checksum: string;
}

const noFile = { fields: { file: { code: 'validation_required', message: 'Cannot be blank.' } } };

/** Uploads a new version of a list. It is stored at once and read in the background. */
export const uploadList = defineWorkflow('upload-list', {
  async prepare({ records, ports, uploads }, { list }): Promise<Result<Stored>> {
    const [first] = uploads;
    if (!first) return refuse('input-invalid', noFile);
    const idle = await idleList(records, list);
    if (!idle.ok) return idle;
    if (uploads.some(({ size }) => size === 0)) return refuse('file-empty', { name: first.name });
    const id = newId();
    const stored = await storeListFiles(ports.files, id, uploads);
    return accept({ id, fileName: uploads.map(({ name }) => name).join(', '), ...stored });
  },
  discard: ({ ports }, { id, files }) => deleteListFiles(ports.files, id, files),
  async run({ records, actor, prepared }, { list }) {
    const idle = await idleList(records, list);
    if (!idle.ok) return idle;
    const by = { id: actor.id, name: nameOf(actor) };
    const load = await orderLoad(records, idle.value, { ...prepared, source: 'upload', by });
    return accept({ load: load.id });
  },
});

/** Returns a list that is not removed and not being loaded. */
async function idleList(records: Reader, id: string): Promise<Result<Row<'screening_lists'>>> {
  const list = await records.get('screening_lists', id);
  if (list?.removed_at !== '') return refuse('not-found');
  return (await loadInProgress(records, id)) ? refuse('list-loading') : accept(list);
}
