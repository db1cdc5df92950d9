import { accept } from '@dossier/domain/result';
import * as z from 'zod';
import type { FileAnswer } from '../runtime/view-context.ts';
import { csvFile } from './download/csv.ts';
import { exportWords } from './download/export-words.ts';
import { languageParam } from './parts/params.ts';
import { usedMonths } from './usage.ts';
import { defineView } from './view.ts';

/** What the institution used, one line a month, newest first, for a spreadsheet. */
export const usageExport = defineView({
  name: 'usage-export',
  params: z.object({ language: languageParam.optional() }),
  async run({ records, actor, today }, params) {
    const language = params.language ?? actor.language;
    const { usage: fileName, used } = exportWords[language];
    async function* pages() {
      const months = await usedMonths(records, actor.org, today);
      yield months
        .toReversed()
        .map(({ month, ...figures }) => [
          month,
          ...([figures.started, figures.completed, figures.runs, figures.documents, figures.keptBytes] as const).map(
            String,
          ),
        ]);
    }
    const header = [used.month, used.started, used.completed, used.runs, used.documents, used.keptBytes];
    return accept<FileAnswer>(csvFile({ language, fileName: `${fileName}-${today}.csv`, header, pages: pages() }));
  },
});
