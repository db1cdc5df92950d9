import { maxImportColumns, maxImportRows, maxOpenImports, maxWorkbookBytes } from '@dossier/domain/limits';
import { accept, type Refused, type Result, refuse } from '@dossier/domain/result';
import { newId } from '@dossier/records';
import { shownName } from '../case/save-file.ts';
import { suggestColumns, suggestOrder } from '../client-imports/check-file.ts';
import { readIsolated } from '../client-imports/isolated-import.ts';
import { fieldTest } from '../client-imports/names.ts';
import type { FileProblem, ReadFile } from '../client-imports/read-file.ts';
import { sheetOf, storeRows } from '../client-imports/stored-rows.ts';
import type { TableProblem } from '../client-imports/table.ts';
import type { StoredSheet } from '../collections/client_imports.ts';
import { scanUpload } from '../documents/examine-upload.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

interface Read extends ReadFile {
  readonly fileName: string;
  readonly size: number;
  readonly sheets: readonly StoredSheet[];
}

const noFile = { fields: { file: { code: 'validation_required', message: 'Cannot be blank.' } } };

/** Reads a file of clients and stores its rows with the import that a person then decides about. */
export const uploadImport = defineWorkflow('upload-import', {
  async prepare(context): Promise<Result<Read>> {
    const { uploads, actor } = context;
    const [upload] = uploads;
    if (!upload) return refuse('input-invalid', noFile);
    const name = shownName(upload.name);
    if (upload.size === 0) return refuse('file-empty', { name });
    // Only the text of its cells is stored, so a file without a verdict is read.
    const scan = await scanUpload(context, { ...upload, name });
    if (!scan.ok) return scan;
    const read = await readIsolated({ path: upload.path, name }, `${actor.collection} ${actor.id}`);
    if (read === 'too-complex') return refuse('file-too-complex', { name });
    if ('problem' in read) return refusalOf(read, name);
    const problem = read.tables.every((table) => table.problem) && (read.tables[0]?.problem ?? 'no-rows');
    if (problem) return refuse(tableRefusals[problem], { name, most: mostOf[problem] });
    return accept({ ...read, fileName: name, size: upload.size, sheets: read.tables.map(sheetOf) });
  },
  async run({ records, actor, prepared }) {
    const { org } = actor;
    const open = 'org = {:org} && (state = "draft" || state = "waiting" || state = "running")';
    if ((await records.count('client_imports', open, { org })) >= maxOpenImports) return refuse('imports-too-many');
    const { sheets, tables } = prepared;
    const sheet = sheetWithClients(tables);
    const chosen = sheets[sheet] as StoredSheet;
    const id = newId();
    await records.create('client_imports', {
      id,
      org,
      state: 'draft',
      file_name: prepared.fileName,
      format: prepared.format,
      size: prepared.size,
      sheets: [...sheets],
      sheet,
      header: [...chosen.header],
      date_order: suggestOrder(chosen),
      same_by: 'number',
      choices: (await suggestColumns(records, org, chosen)).map(({ choice }) => choice),
      by: actor.id,
      by_name: nameOf(actor),
    });
    for (const [at, { rows }] of tables.entries()) await storeRows(records, id, at, rows);
    return accept({ import: id });
  },
});

/** The readable sheet whose header names the most fields: a workbook may begin with an explanation. */
function sheetWithClients(tables: ReadFile['tables']): number {
  const isField = fieldTest();
  const counts = tables.map(({ problem, header }) => (problem ? -1 : header.filter(isField).length));
  return counts.indexOf(Math.max(...counts));
}

const tableRefusals = {
  'no-rows': 'import-has-no-rows',
  'too-many-rows': 'import-too-many-rows',
  'too-many-columns': 'import-too-many-columns',
  'too-complex': 'file-too-complex',
} as const satisfies Record<TableProblem, string>;

const mostOf: Readonly<Record<TableProblem, number>> = {
  'no-rows': 0,
  'too-many-rows': maxImportRows,
  'too-many-columns': maxImportColumns,
  'too-complex': 0,
};

const fileRefusals = {
  quotes: 'import-quotes',
  'old-excel': 'import-old-excel',
  'no-table': 'import-type-not-read',
  'not-a-workbook': 'import-type-not-read',
  damaged: 'import-damaged',
  unreadable: 'import-damaged',
  macros: 'file-has-scripts',
  'unpacks-too-large': 'file-unpacks-too-large',
} as const satisfies Record<FileProblem['problem'], string>;

function refusalOf(found: FileProblem, name: string): Refused {
  const row = 'row' in found ? found.row : 0;
  return refuse(fileRefusals[found.problem], { name, row, maxMegabytes: maxWorkbookBytes / 1024 ** 2 });
}
