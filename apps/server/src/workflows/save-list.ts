import type { ValidInput } from '@dossier/domain/contracts/workflows';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Row } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { nextLoad } from '../screening/schedule.ts';
import { defineWorkflow } from './workflow.ts';

type Input = ValidInput<'save-list'>;
type List = Row<'screening_lists'>;

/** Creates or changes a list. The name of a removed list can be used again; its history continues. */
export const saveList = defineWorkflow('save-list', {
  async run(context, input) {
    const { records, now } = context;
    const found = await findList(context, input);
    if (!found.ok) return found;
    const list = found.value;
    const address = input.address ?? list?.address ?? '';
    const schedule = input.schedule ?? (list?.schedule || 'off');
    if (address !== '' && !context.ports.addresses.allows(address)) return refuse('list-address-not-allowed');
    if (schedule !== 'off' && address === '') return refuse('list-has-no-address');
    const isSame = list?.schedule === schedule && list.address === address;
    const next = isSame ? list.next_load_at : nextLoad(schedule, now);
    const { name, kind, format } = input;
    const values = { name, kind, format, address, schedule, next_load_at: next, ...notRemoved };
    const row = list
      ? await records.update('screening_lists', list.id, values)
      : await records.create('screening_lists', values);
    return accept({ list: row.id });
  },
});

const notRemoved = { removed_at: '', removed_by: '', removed_reason: '' };

/** Finds the list by its id, or a removed one by its name. Undefined: the list is new. */
async function findList({ records }: WorkflowContext, input: Input): Promise<Result<List | undefined>> {
  const named = await records.first('screening_lists', 'name = {:name}', { name: input.name });
  if (input.list === undefined) {
    return named && named.removed_at === '' ? refuse('list-name-taken', { name: input.name }) : accept(named);
  }
  const list = await records.get('screening_lists', input.list);
  if (list?.removed_at !== '') return refuse('not-found');
  if (named && named.id !== list.id) return refuse('list-name-taken', { name: input.name });
  const isOther = list.kind !== input.kind || (list.format !== '' && list.format !== input.format);
  return list.load !== '' && isOther ? refuse('list-format-fixed') : accept(list);
}
