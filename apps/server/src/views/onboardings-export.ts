import type { SelectionParams } from '@dossier/domain/contracts/shared/params';
import { maxExportedRows } from '@dossier/domain/limits';
import { isReadOnly } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { hasRight } from '../case/portal-rights.ts';
import type { FileAnswer, ViewContext } from '../runtime/view-context.ts';
import { csvFile, withoutFormulas } from './download/csv.ts';
import { exportTexts } from './download/export-texts.ts';
import { onboardingHeader, onboardingLines } from './download/onboarding-lines.ts';
import { xlsxFile } from './download/xlsx.ts';
import { listedOnboardings } from './listed-onboardings.ts';
import { allListedIds } from './parts/list-onboardings.ts';
import { defineView } from './view.ts';

/** Exports the whole list of onboardings or the selected ones, as the viewer may see them. */
export const onboardingsExport = defineView('onboardings-export', {
  async run(context, params) {
    const { actor, today } = context;
    const language = params.language ?? actor.language;
    const ids = params.requests?.split(',') ?? (await idsOfList(context, params));
    const isArchive = (params.status !== undefined && isReadOnly(params.status)) || params.show !== undefined;
    const table = { language, isArchive, hasOrg: hasRight(actor, 'see-every-organisation') };
    const name = exportTexts(language)(isArchive ? 'file-names.archive' : 'file-names.onboardings');
    const file = { header: onboardingHeader(table), pages: onboardingLines(context, ids, table, maxExportedRows) };
    const fileName = `${name}-${today}`;
    return accept<FileAnswer>(
      params.format === 'xlsx'
        ? xlsxFile({ ...withoutFormulas(file), fileName: `${fileName}.xlsx`, sheet: name })
        : csvFile({ ...file, language, fileName: `${fileName}.csv` }),
    );
  },
});

async function idsOfList(context: ViewContext, params: SelectionParams): Promise<string[]> {
  const { conditions, defaultSort } = await listedOnboardings(context, params);
  return allListedIds(context, params, conditions, defaultSort, maxExportedRows + 1);
}
