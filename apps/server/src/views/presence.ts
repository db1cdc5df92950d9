import type { PresentPerson } from '@dossier/domain/contracts/views/presence';
import type { PortalName } from '@dossier/domain/portal';
import { accept } from '@dossier/domain/result';
import { presentSince, sideOf } from '../case/presence.ts';
import { fullName, type Row, rowsById } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { defineView } from './view.ts';

/** Most rows that are read: a bound, not a page. */
const mostRows = 500;

/** Colleagues who have an onboarding open now, longest first; what they edit counts before what they read. */
export const presence = defineView('presence', {
  async run(context, { request }) {
    const { records, actor, now } = context;
    const values = { side: sideOf(actor), since: presentSince(now) };
    const present = 'org = {:side} && seen_at >= {:since}';
    const bound = { sort: 'since,@rowid', limit: mostRows };
    const rows =
      request === undefined
        ? await records.find('presence', present, values, bound)
        : await records.find('presence', `request = {:request} && ${present}`, { ...values, request }, bound);
    const others = rows.filter(({ person }) => person !== actor.id);
    const names = await namesOf(context, others);
    const once = new Map<string, PresentPerson>();
    for (const { person, request: of, part, is_editing: isEditing, since } of others) {
      const name = names.get(person);
      const key = `${person} ${of}`;
      if (name && (isEditing || !once.has(key))) once.set(key, { person, name, request: of, part, isEditing, since });
    }
    return accept({ people: [...once.values()] });
  },
});

/** Users of other portals see no colleagues. */
const colleagues: Readonly<Partial<Record<PortalName, 'gatekeeper_users' | 'internal_users'>>> = {
  gatekeeper: 'gatekeeper_users',
  intern: 'internal_users',
};

/** Names of active accounts of the viewer's own portal. */
async function namesOf(
  { records, actor }: ViewContext,
  rows: readonly Row<'presence'>[],
): Promise<ReadonlyMap<string, string>> {
  const collection = Object.hasOwn(colleagues, actor.portal) ? colleagues[actor.portal] : undefined;
  if (!collection) return new Map();
  const ids = rows.map(({ person }) => person);
  const users = await rowsById(records, collection, ids);
  return new Map([...users].filter(([, { active }]) => active).map(([id, user]) => [id, fullName(user)]));
}
