import { mayRun } from '@dossier/domain/contracts/permissions';
import { saveOrganisation } from '@dossier/domain/contracts/workflows/save-organisation';
import { listsOf } from '@dossier/domain/list-columns';
import type { SavedList } from '@dossier/domain/list-search';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';

export type ListView = Row<'list_views'>;

export const hasList = ({ portal }: Actor, list: SavedList): boolean => listsOf(portal).includes(list);

const maySee = (actor: Actor, view: ListView): boolean =>
  hasList(actor, view.list) && view.org === actor.org && (view.is_shared || view.user === actor.id);

/**
 * A personal view belongs to its owner. A shared one is changed by its owner, and by those who manage the organisation
 * or the desk, so that one of a person who left can still be corrected.
 */
export const mayChangeView = (actor: Actor, view: ListView): boolean =>
  maySee(actor, view) && (view.user === actor.id || mayRun(saveOrganisation, actor.role));

/** Own and shared views of a list, by name. */
export async function viewsOf(records: Reader, actor: Actor, list: SavedList): Promise<ListView[]> {
  if (!hasList(actor, list)) return [];
  const filter = 'list = {:list} && org = {:org} && (is_shared = true || user = {:user})';
  return records.find('list_views', filter, { list, org: actor.org, user: actor.id }, { sort: 'name,id' });
}

/** A view that the actor sees; any other is `not-found`. Errors: `not-found`, `not-allowed`. */
export async function loadViewToChange(records: Reader, actor: Actor, id: string): Promise<Result<ListView>> {
  const view = await records.get('list_views', id);
  if (!view || !maySee(actor, view)) return refuse('not-found');
  return mayChangeView(actor, view) ? accept(view) : refuse('not-allowed', { view: id });
}

export const standardOf = (
  records: Reader,
  actor: Actor,
  list: SavedList,
): Promise<Row<'list_standards'> | undefined> =>
  records.first('list_standards', 'user = {:user} && list = {:list}', { user: actor.id, list });
