import type { ListViews } from '@dossier/domain/contracts/answers/list-views';
import { readColumns } from '@dossier/domain/list-columns';
import { readListSearch } from '@dossier/domain/list-search';
import { accept, refuse } from '@dossier/domain/result';
import { hasList, type ListView, mayChangeView, standardOf, viewsOf } from '../case/list-views.ts';
import type { Actor } from '../runtime/actor.ts';
import { defineView } from './view.ts';

/** The views of a list that the viewer saved and that colleagues share, and how the list opens. */
export const listViews = defineView('list-views', {
  async run({ records, actor }, { list }) {
    if (!hasList(actor, list)) return refuse('not-found');
    const items = (await viewsOf(records, actor, list)).map((view) => itemOf(actor, view));
    const standard = await standardOf(records, actor, list);
    // A view that is no longer shared.
    const isSeen = items.some(({ id }) => id === standard?.view);
    return accept<ListViews>({
      items,
      standard: {
        view: isSeen ? (standard?.view ?? '') : '',
        columns: columnsIn(list, standard?.columns),
      },
    });
  },
});

function itemOf(actor: Actor, view: ListView): ListViews['items'][number] {
  const { search, unknown } = readListSearch(view.list, view.search ?? {});
  return {
    id: view.id,
    name: view.name,
    isShared: view.is_shared,
    isOwn: view.user === actor.id,
    owner: view.user_name,
    mayChange: mayChangeView(actor, view),
    search: search as Record<string, string>,
    unknown: [...unknown],
    columns: columnsIn(view.list, view.columns),
    revision: view.revision,
  };
}

function columnsIn(list: ListView['list'], stored: readonly string[] | null | undefined): string[] | null {
  const columns = readColumns(list, stored ?? null);
  return columns && [...columns];
}
