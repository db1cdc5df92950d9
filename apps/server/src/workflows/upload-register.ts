import { registerFileName } from '@dossier/domain/register-import';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { newId } from '@dossier/records';
import type { Reader, Row } from '../collections/rows.ts';
import { nameOf } from '../runtime/actor.ts';
import { deleteListFiles, storeListFiles } from '../screening/list-files.ts';
import { defineWorkflow } from './workflow.ts';

interface Stored {
  readonly id: string;
  readonly fileName: string;
  readonly files: NonNullable<Row<'register_imports'>['files']>;
}

const wrongFile = { fields: { file: { code: 'validation_invalid_file', message: 'Invalid file.' } } };

/** Uploads a file of a company register. It is stored at once and read in the background. */
export const uploadRegister = defineWorkflow('upload-register', {
  async prepare({ records, ports, uploads }): Promise<Result<Stored>> {
    const [file] = uploads;
    if (!file || !registerFileName.test(file.name)) return refuse('input-invalid', wrongFile);
    if (file.size === 0) return refuse('file-empty', { name: file.name });
    const idle = await noneInProgress(records);
    if (!idle.ok) return idle;
    const id = newId();
    const { files } = await storeListFiles(ports.files, id, [file], 'registers');
    return accept({ id, fileName: file.name, files });
  },

  discard: ({ ports }, { id, files }) => deleteListFiles(ports.files, id, files, 'registers'),

  async run({ records, actor, prepared: { id, fileName, files } }) {
    const idle = await noneInProgress(records);
    if (!idle.ok) return idle;
    const by = { by: actor.id, by_name: nameOf(actor) };
    const file = { file_name: fileName.slice(0, 300), files };
    await records.create('register_imports', { id, state: 'waiting', source: 'upload', ...file, ...by });
    return accept({ import: id });
  },
});

async function noneInProgress(records: Reader): Promise<Result<null>> {
  const open = await records.first('register_imports', 'state = "waiting" || state = "running"');
  return open ? refuse('register-importing') : accept();
}
