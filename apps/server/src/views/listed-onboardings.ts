import type { SelectionParams } from '@dossier/domain/contracts/shared/params';
import { hasRight } from '../case/portal-rights.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { shownPart } from './onboardings.ts';
import type { CountCondition } from './parts/count-onboardings.ts';
import { filterConditions } from './parts/filter-conditions.ts';
import { listConditions } from './parts/list-onboardings.ts';
import { byVault, inTab } from './queue.ts';

interface Listed {
  readonly conditions: readonly CountCondition[];
  readonly defaultSort: string;
}

/** The onboardings that a list shows with these parameters; with a tab those of the queue. */
export async function listedOnboardings(context: ViewContext, params: SelectionParams): Promise<Listed> {
  const isQueue = hasRight(context.actor, 'see-desk-work') && params.tab !== undefined;
  const shown = isQueue
    ? [...inTab(context, params.tab ?? 'all', params.status), ...byVault(params.vault)]
    : shownPart(context, params);
  return {
    conditions: [...(await listConditions(context, params)), ...filterConditions(context, params), ...shown],
    defaultSort: isQueue ? 'deadline' : '-updated',
  };
}
