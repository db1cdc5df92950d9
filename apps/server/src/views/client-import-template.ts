import type { Language } from '@dossier/domain/languages';
import { accept } from '@dossier/domain/result';
import { writeXlsx } from 'hucre/xlsx';
import { templateColumnNames, templateColumns } from '../client-imports/template.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { translator } from '../texts/translator.ts';
import { csvFile } from './download/csv.ts';
import { xlsxType } from './download/xlsx.ts';
import { defineView } from './view.ts';

/** An empty file with every column and an example row; as XLSX also with an explanation of the columns. */
export const clientImportTemplate = defineView('client-import-template', {
  async run({ actor, today }, { format, language = actor.language }) {
    const t = translator(language, 'client-import');
    const header = templateColumnNames.map((name) => t(`fields.${name}`));
    const example = templateColumnNames.map((name) =>
      name === 'deadline' ? `31-12-${Number(today.slice(0, 4)) + 1}` : templateColumns[name],
    );
    const name = t('template.file-name');
    if (format === 'csv') return accept(csvFile({ language, fileName: `${name}.csv`, header, pages: once([example]) }));
    const sheets = [
      { name: t('template.clients'), rows: [header, example], columns: header.map(() => ({ width: 24 })) },
      { name: t('template.explanation'), rows: explanation(language), columns: [{ width: 28 }, { width: 90 }] },
    ];
    return accept<FileAnswer>({
      stream: await writeXlsx({ sheets }),
      mediaType: xlsxType,
      fileName: `${name}.xlsx`,
      disposition: 'attachment',
    });
  },
});

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

function explanation(language: Language): string[][] {
  const t = translator(language, 'client-import');
  return [
    [t('template.column'), t('template.meaning')],
    ...templateColumnNames.map((name) => [t(`fields.${name}`), t(`explanations.${name}`)]),
    ['', t('template.example-left-out')],
  ];
}
