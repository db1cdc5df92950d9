import type { Dashboard } from '@dossier/domain/contracts/answers/dashboard';
import type { LoadProblem } from '@dossier/domain/screening';
import type { ViewContext } from '../../runtime/view-context.ts';

/** The number of active lists, and the lists whose newest load failed. */
export async function listState({ records }: ViewContext): Promise<NonNullable<Dashboard['desk']>['lists']> {
  const lists = await records.find('screening_lists', 'removed_at = ""', {}, { sort: 'name,id' });
  const problems = [];
  for (const list of lists) {
    if (list.last_result !== 'refused' && list.last_result !== 'failed') continue;
    const filter = 'list = {:list} && (state = "refused" || state = "failed")';
    const load = await records.first('screening_loads', filter, { list: list.id }, { sort: '-created,-@rowid' });
    if (!load) continue;
    const { problem, facts, ended_at } = load;
    problems.push({
      list: list.id,
      name: list.name,
      at: ended_at,
      problem: problem as LoadProblem,
      facts: facts ?? {},
    });
  }
  return { problems, inForce: lists.filter(({ load }) => load !== '').length };
}
