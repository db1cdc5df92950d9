import type { ListViewCounts } from '@dossier/domain/contracts/answers/list-views';
import { readListSearch, type SavedList, selectionOf } from '@dossier/domain/list-search';
import { accept, refuse } from '@dossier/domain/result';
import { hasList, viewsOf } from '../case/list-views.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { listedOnboardings } from './listed-onboardings.ts';
import { countOf } from './parts/count-onboardings.ts';
import { defineView } from './view.ts';

/** How many onboardings each view of a list shows to the viewer. */
export const listViewCounts = defineView('list-view-counts', {
  async run(context, { list }) {
    const { records, actor } = context;
    if (!hasList(actor, list)) return refuse('not-found');
    const views = await viewsOf(records, actor, list);
    const counts = views.map(async ({ id, search }) => [id, await countIn(context, list, search ?? {})] as const);
    return accept<ListViewCounts>({ counts: Object.fromEntries(await Promise.all(counts)) });
  },
});

async function countIn(context: ViewContext, list: SavedList, stored: Record<string, string>): Promise<number> {
  const { search } = readListSearch(list, stored);
  const { conditions } = await listedOnboardings(context, selectionOf(list, search));
  return countOf(context.records, conditions);
}
