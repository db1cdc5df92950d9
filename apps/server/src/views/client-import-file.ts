import { type ImportCause, importCauseNames, isImportError } from '@dossier/domain/client-import/causes';
import { accept, refuse } from '@dossier/domain/result';
import { checkFileRows } from '../client-imports/check-file.ts';
import { findImport } from '../client-imports/find-import.ts';
import { partsOf } from '../client-imports/stored-rows.ts';
import type { Row } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { translator } from '../texts/translator.ts';
import { csvFile } from './download/csv.ts';
import { xlsxFile } from './download/xlsx.ts';
import { defineView } from './view.ts';

type Import = Row<'client_imports'>;

/** What the file says about one row. */
interface Verdict {
  readonly result: 'created' | 'same' | 'rejected' | 'not-done';
  readonly number: string;
  readonly causes: readonly ImportCause[];
}

/** Rows of an imported file with its own columns and what the desk found, to be corrected or kept. */
export const clientImportFile = defineView('client-import-file', {
  async run(context, { import: id, content, language = context.actor.language }) {
    const { records, actor } = context;
    const row = await findImport(records, actor, id);
    if (row?.cleared_at !== '') return refuse('not-found');
    const t = translator(language, 'client-import');
    const found = row.state === 'draft' ? await verdictsOfDraft(context, row) : new Map<number, Verdict>();
    if (!found) return refuse('file-too-complex', { name: row.file_name });
    const verdicts: ReadonlyMap<number, Verdict> = found;
    const isProblems = content === 'problems';
    const sentence = (cause: ImportCause) => t(`causes.${cause}`);
    const added = isProblems ? ['row', 'problem'] : ['row', 'result', 'number', 'problem'];
    const columns = row.header ?? [];
    async function* pages() {
      for await (const { rows, outcomes } of partsOf(records, row as Import)) {
        const done = new Map((outcomes ?? []).map((outcome) => [outcome.row, outcome]));
        yield (rows ?? []).flatMap(({ row: number, cells }) => {
          const verdict: Verdict = done.get(number) ?? verdicts.get(number) ?? unknown;
          if (isProblems && verdict.result !== 'rejected') return [];
          const own = columns.map((_, at) => cells[at] ?? '');
          const causes = importCauseNames.filter((cause) => verdict.causes.includes(cause));
          const named = isProblems ? causes.filter(isImportError) : causes;
          const problem = named.map(sentence).join(' ');
          const result = [t(`file.results.${verdict.result}`), verdict.number];
          return [[...own, String(number), ...(isProblems ? [] : result), problem]];
        });
      }
    }
    const header = [...columns, ...added.map((name) => t(`file.${name as 'row' | 'result' | 'number' | 'problem'}`))];
    const base = row.number || t('file.draft-name');
    const fileName = `${base}-${t(isProblems ? 'file.problems-name' : 'file.result-name')}.${row.format}`;
    if (row.format === 'csv') return accept(csvFile({ language, fileName, header, pages: pages() }));
    return accept(xlsxFile({ fileName, sheet: t('template.clients'), header, pages: pages() }));
  },
});

const unknown: Verdict = { result: 'not-done', number: '', causes: [] };

/** Before it is confirmed nothing is stored about single rows. */
async function verdictsOfDraft(
  { records, actor, today }: ViewContext,
  row: Import,
): Promise<Map<number, Verdict> | undefined> {
  const { choices, date_order: dateOrder, same_by: sameBy } = row;
  const order = { choices: choices ?? [], dateOrder, sameBy, today, person: `${actor.collection} ${actor.id}` };
  const checked = await checkFileRows(records, row, order);
  if (checked === 'too-complex') return undefined;
  return new Map(
    checked.map(({ row: number, fate, problems }) => {
      const causes = problems.map(({ cause }) => cause);
      return [number, { result: fate === 'rejected' ? fate : 'not-done', number: '', causes }];
    }),
  );
}
