import { accept, refuse } from '@dossier/domain/result';
import { findOnboardingOfSubject } from '../case/onboarding.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { accessLogHeader, accessLogLines } from './download/access-log-lines.ts';
import { csvFile } from './download/csv.ts';
import { exportTexts } from './download/export-texts.ts';
import { safeName } from './download/safe-name.ts';
import { defineView } from './view.ts';

/** Exports the whole access log of an onboarding as CSV, with names, for auditors. */
export const accessLogExport = defineView('access-log-export', {
  async run({ records, actor, today, noteAccess }, { language = actor.language, ...which }) {
    const request = await findOnboardingOfSubject(records, actor, which);
    if (!request) return refuse('not-found');
    noteAccess({ kind: 'history', action: 'downloaded', request });
    const of = safeName(request.reference || request.number);
    return accept<FileAnswer>(
      csvFile({
        language,
        fileName: `${exportTexts(language)('file-names.access-log')}-${of}-${today}.csv`,
        header: accessLogHeader(language),
        pages: accessLogLines(records, request, language),
      }),
    );
  },
});
