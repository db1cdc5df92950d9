import type { ValidInput } from '@dossier/domain/contracts/workflows';
import { isReadable } from '@dossier/domain/onboarding';
import { maxPresentTabs, presenceRequests } from '@dossier/domain/presence';
import { accept, refuse } from '@dossier/domain/result';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import { sideOf } from '../case/presence.ts';
import type { Row } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Stores what a tab shows. A repeated request writes the time only, which causes no notification. */
export const setPresence = defineWorkflow('set-presence', {
  async prepare({ actor, limiter }) {
    const isAllowed = await limiter.take(presenceRequests, 'presence', actor.collection, actor.id);
    return isAllowed ? accept() : refuse('too-many-requests');
  },

  async run(context, { tab, shown }) {
    const { records, actor } = context;
    const sort = { sort: 'seen_at,@rowid' };
    const own = await records.find('presence', 'person = {:person}', { person: actor.id }, sort);
    const known = own.find((row) => row.tab === tab);
    if (!shown) {
      if (known) await records.delete('presence', known.id);
      return accept({});
    }
    const request = await findVisibleOnboarding(records, actor, shown.request);
    if (!request || !isReadable(request.status)) return refuse('not-found');
    if (known) await showAgain(context, known, shown);
    else await showFirst(context, own, { tab, shown });
    return accept({});
  },
});

type Shown = NonNullable<ValidInput<'set-presence'>['shown']>;

async function showAgain({ records, actor }: WorkflowContext<unknown>, known: Row<'presence'>, shown: Shown) {
  const { request, part, isEditing: is_editing } = shown;
  const values = { org: sideOf(actor), request, part, is_editing };
  const isSame = Object.entries(values).every(([field, value]) => known[field as keyof typeof values] === value);
  if (!isSame) return records.update('presence', known.id, { ...values, since: records.now, seen_at: records.now });
  return records.connection.run('UPDATE "presence" SET "seen_at" = ? WHERE "id" = ?', [records.now, known.id]);
}

async function showFirst(
  { records, actor }: WorkflowContext<unknown>,
  own: readonly Row<'presence'>[],
  { tab, shown }: { readonly tab: string; readonly shown: Shown },
): Promise<void> {
  for (const { id } of own.slice(0, Math.max(0, own.length - maxPresentTabs + 1))) await records.delete('presence', id);
  const { request, part, isEditing } = shown;
  await records.create('presence', {
    person: actor.id,
    org: sideOf(actor),
    tab,
    request,
    part,
    is_editing: isEditing,
    since: records.now,
    seen_at: records.now,
  });
}
