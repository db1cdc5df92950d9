import { maxListViews } from '@dossier/domain/list-columns';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { hasList, type ListView, loadViewToChange, viewsOf } from '../case/list-views.ts';
import { nameOf } from '../runtime/actor.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Saves a view of a list for its owner, or for the organisation or the desk. */
export const saveListView = defineWorkflow('save-list-view', {
  async run(context, { list, name, isShared, search, columns, view }) {
    const { records, actor } = context;
    if (!hasList(actor, list)) return refuse('not-found');
    const found = view === undefined ? accept(undefined) : await loadViewToChange(records, actor, view.id);
    if (!found.ok) return found;
    const { value: known } = found;
    if (known && known.list !== list) return refuse('not-found');
    if (known && known.revision !== view?.revision) return refuse('stale-revision', { revision: known.revision });
    const content = { name, is_shared: isShared, search: { ...search }, columns: columns && [...columns] };
    const free = await hasPlace(context, { ...content, list }, known);
    if (!free.ok) return free;
    if (known) {
      await records.update('list_views', known.id, { ...content, revision: known.revision + 1 });
      return accept({ view: known.id });
    }
    const owner = { user: actor.id, user_name: nameOf(actor), org: actor.org };
    const added = await records.create('list_views', { ...content, ...owner, list });
    return accept({ view: added.id });
  },
});

/** Names are unique among the views that are shown together, and their number is limited. */
async function hasPlace(
  { records, actor }: WorkflowContext,
  { list, name, is_shared: isShared }: Pick<ListView, 'list' | 'name' | 'is_shared'>,
  known: ListView | undefined,
): Promise<Result<null>> {
  const owner = known?.user ?? actor.id;
  const others = (await viewsOf(records, { ...actor, id: owner }, list)).filter(({ id }) => id !== known?.id);
  const sameKind = others.filter((one) => one.is_shared === isShared);
  if (sameKind.some((one) => one.name.toLowerCase() === name.toLowerCase())) return refuse('view-name-taken');
  const isMoved = known?.is_shared !== isShared;
  if (isMoved && sameKind.length >= maxListViews) return refuse('views-too-many', { maximum: maxListViews });
  return accept();
}
