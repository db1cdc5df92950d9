import { accept, type Result, refuse } from '@dossier/domain/result';
import { newId } from '@dossier/records';
import type { Reader, Row } from '../collections/rows.ts';
import type { StoredListFile } from '../collections/screening_loads.ts';
import { nameOf } from '../runtime/actor.ts';
import { dropListFiles, storeListFiles } from '../screening/list-files.ts';
import { loadUnderWay, orderLoad } from '../screening/schedule.ts';
import { defineWorkflow } from './workflow.ts';

interface Stored {
  readonly id: string;
  readonly fileName: string;
  readonly files: StoredListFile[];
  readonly checksum: string;
}

const noFile = { fields: { file: { code: 'validation_required', message: 'Cannot be blank.' } } };

/** A new version of a list, from a file: kept now, read in the background. */
export const uploadList = defineWorkflow('upload-list', {
  async prepare({ records, ports, uploads }, { list }): Promise<Result<Stored>> {
    const [first] = uploads;
    if (!first) return refuse('input-invalid', noFile);
    const free = await freeList(records, list);
    if (!free.ok) return free;
    if (uploads.some(({ size }) => size === 0)) return refuse('file-empty', { name: first.name });
    const id = newId();
    const stored = await storeListFiles(ports.files, id, uploads);
    return accept({ id, fileName: uploads.map(({ name }) => name).join(', '), ...stored });
  },
  discard: ({ ports }, { id, files }) => dropListFiles(ports.files, id, files),
  async run({ records, actor, prepared }, { list }) {
    const free = await freeList(records, list);
    if (!free.ok) return free;
    const by = { id: actor.id, name: nameOf(actor) };
    const load = await orderLoad(records, free.value, { ...prepared, source: 'upload', by });
    return accept({ load: load.id });
  },
});

/** A list that is there and is not being loaded. */
async function freeList(records: Reader, id: string): Promise<Result<Row<'screening_lists'>>> {
  const list = await records.get('screening_lists', id);
  if (list?.removed_at !== '') return refuse('not-found');
  return (await loadUnderWay(records, id)) ? refuse('list-loading') : accept(list);
}
