import { maxExportedRows } from '@dossier/domain/limits';
import { isReadOnly } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { hasRight } from '../case/portal-rights.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { csvFile } from './download/csv.ts';
import { exportTexts } from './download/export-texts.ts';
import { onboardingHeader, onboardingLines } from './download/onboarding-lines.ts';
import { shownPart } from './onboardings.ts';
import { filterConditions } from './parts/filter-conditions.ts';
import { allListedIds, listConditions } from './parts/list-onboardings.ts';
import { byVault, inTab } from './queue.ts';
import { defineView } from './view.ts';

/** Exports the whole list of onboardings as CSV, as the viewer may see it. */
export const onboardingsExport = defineView('onboardings-export', {
  async run(context, params) {
    const { actor, today } = context;
    const language = params.language ?? actor.language;
    const isQueue = hasRight(actor, 'see-desk-work') && params.tab !== undefined;
    const shown = isQueue
      ? [...inTab(context, params.tab ?? 'all', params.status), ...byVault(params.vault)]
      : shownPart(context, params);
    const conditions = [...(await listConditions(context, params)), ...filterConditions(context, params), ...shown];
    const ids = await allListedIds(context, params, conditions, isQueue ? 'deadline' : '-updated', maxExportedRows + 1);
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
