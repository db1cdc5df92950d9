import { maxExportedRows } from '@dossier/domain/limits';
import { isReadOnly } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { hasRight } from '../case/portal-rights.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { csvFile } from './download/csv.ts';
import { exportTexts } from './download/export-texts.ts';
import { onboardingHeader, onboardingLines } from './download/onboarding-lines.ts';
import { listedOnboardings } from './listed-onboardings.ts';
import { allListedIds } from './parts/list-onboardings.ts';
import { defineView } from './view.ts';

/** Exports the whole list of onboardings as CSV, as the viewer may see it. */
export const onboardingsExport = defineView('onboardings-export', {
  async run(context, params) {
    const { actor, today } = context;
    const language = params.language ?? actor.language;
    const { conditions, defaultSort } = await listedOnboardings(context, params);
    const ids = await allListedIds(context, params, conditions, defaultSort, maxExportedRows + 1);
    const isArchive = (params.status !== undefined && isReadOnly(params.status)) || params.show !== undefined;
    const table = { language, isArchive, hasOrg: hasRight(actor, 'see-every-organisation') };
    const name = exportTexts(language)(isArchive ? 'file-names.archive' : 'file-names.onboardings');
    return accept<FileAnswer>(
      csvFile({
        language,
        fileName: `${name}-${today}.csv`,
        header: onboardingHeader(table),
        pages: onboardingLines(context, ids, table, maxExportedRows),
      }),
    );
  },
});
