import { accept, refuse } from '@dossier/domain/result';
import { historyOf } from '../case/events.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { csvFile } from './download/csv.ts';
import { exportTexts } from './download/export-texts.ts';
import { historyHeader, historyLines } from './download/history-lines.ts';
import { historyProof } from './download/history-proof.ts';
import { safeName } from './download/safe-name.ts';
import { defineView } from './view.ts';

/** Exports the history of an onboarding as CSV, as its viewer may read it, or as JSON with what its hashes cover. */
export const entityHistoryExport = defineView('entity-history-export', {
  async run({ records, actor, today, noteAccess }, params) {
    const history = await historyOf(records, actor, params);
    if (!history) return refuse('not-found');
    noteAccess({ kind: 'history', action: 'downloaded', request: history.request });
    const language = params.language ?? actor.language;
    const of = safeName(history.request.reference || history.request.number);
    if (params.format === 'json') {
      const stream = await historyProof(records, actor, history);
      if (!stream) return refuse('not-found');
      const fileName = `${exportTexts(language)('file-names.history')}-${of}-${today}.json`;
      const file = { fileName, mediaType: 'application/json', disposition: 'attachment', size: stream.length } as const;
      return accept<FileAnswer>({ stream, ...file });
    }
    return accept<FileAnswer>(
      csvFile({
        language,
        fileName: `${exportTexts(language)('file-names.history')}-${of}-${today}.csv`,
        header: historyHeader(language),
        pages: historyLines(records, actor, history, language),
      }),
    );
  },
});
