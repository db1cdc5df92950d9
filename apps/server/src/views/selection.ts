import { maxSelected } from '@dossier/domain/limits';
import { accept } from '@dossier/domain/result';
import { movesFor } from '../case/moves.ts';
import { rowsById } from '../collections/rows.ts';
import { listedOnboardings } from './listed-onboardings.ts';
import { countOf } from './parts/count-onboardings.ts';
import { allListedIds } from './parts/list-onboardings.ts';
import { defineView } from './view.ts';

/** What "select all" selects: the onboardings of a list in its order, at most as many as can be changed at once. */
export const selection = defineView('selection', {
  async run(context, params) {
    const { records, actor } = context;
    const { conditions, defaultSort } = await listedOnboardings(context, params);
    const ids = await allListedIds(context, params, conditions, defaultSort, maxSelected);
    const rows = await rowsById(records, 'gk_requests', ids);
    const items = ids
      .flatMap((id) => rows.get(id) ?? [])
      .map((row) => ({ id: row.id, moves: movesFor(row, actor.role) }));
    const total = ids.length < maxSelected ? items.length : await countOf(records, conditions);
    return accept({ items, total });
  },
});
