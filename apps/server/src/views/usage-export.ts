import { accept } from '@dossier/domain/result';
import type { FileAnswer } from '../runtime/view-context.ts';
import { csvFile } from './download/csv.ts';
import { exportTexts } from './download/export-texts.ts';
import { usedMonths } from './usage.ts';
import { defineView } from './view.ts';

/** Exports the institution's usage as CSV, one line per month, newest first. */
export const usageExport = defineView('usage-export', {
  async run({ records, actor, today }, params) {
    const language = params.language ?? actor.language;
    const t = exportTexts(language);
    async function* pages() {
      const months = await usedMonths(records, actor, today);
      yield months
        .toReversed()
        .map(({ month, ...figures }) => [
          month,
          ...([figures.started, figures.completed, figures.runs, figures.documents, figures.keptBytes] as const).map(
            String,
          ),
        ]);
    }
    const header = [
      t('usage.month'),
      t('billing:started'),
      t('billing:completed'),
      t('usage.runs'),
      t('usage.documents'),
      t('usage.stored-bytes'),
    ];
    return accept<FileAnswer>(
      csvFile({ language, fileName: `${t('file-names.usage')}-${today}.csv`, header, pages: pages() }),
    );
  },
});
