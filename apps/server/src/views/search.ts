import type { SearchAnswer } from '@dossier/domain/contracts/answers/search';
import { numbersOf, withoutCountryOfNumber } from '@dossier/domain/number-query';
import { accept } from '@dossier/domain/result';
import { rowsById } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { withFacts } from './search/facts.ts';
import { searchGroups } from './search/groups.ts';
import { type Candidate, type Item, matching } from './search/match.ts';
import { defineView } from './view.ts';

/** Most results of a group: with all groups, and with one. */
const shown = { all: 6, one: 100 } as const;

/** Subjects, onboardings, contacts and documents of the viewer by name or number. Small typing errors are tolerated. */
export const search = defineView('search', {
  async run(context, { q: typed, kind }) {
    const q = withoutCountryOfNumber(typed);
    const numbers = numbersOf(typed);
    if (q.length < 2) return accept<SearchAnswer>({ groups: [] });
    const groups: SearchAnswer['groups'][number][] = [];
    for (const name of Object.keys(searchGroups) as Kind[]) {
      if (kind && kind !== name) continue;
      const found = await foundIn(context, name, q, numbers);
      if (found.length === 0) continue;
      groups.push({ kind: name, total: found.length, items: found.slice(0, kind ? shown.one : shown.all) });
    }
    await noteDocuments(context, groups);
    return accept<SearchAnswer>(await withFacts(context, q, groups));
  },
});

type Kind = keyof typeof searchGroups;

/** Exact matches, of the text or of the numbers that it can mean; if there are none, similar ones. */
async function foundIn(context: ViewContext, name: Kind, text: string, numbers: readonly string[]): Promise<Item[]> {
  const { candidates, readable } = searchGroups[name];
  const tries = [...new Set([text, ...numbers])].map((query) => ({ query, near: false }));
  for (const { query, near } of [...tries, { query: text, near: true }]) {
    const matches = matching(query, await candidates(context, { query, near }), near);
    const found = readable ? await readable(context, matches) : matches;
    if (found.length > 0) return eachOnce(found).map(({ text: _text, vault: _vault, ...item }) => ({ ...item, near }));
  }
  return [];
}

/** Direct matches come before subjects and onboardings that contain a person of the name. */
function eachOnce(found: readonly Candidate[]): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const one of found) if (!first.has(one.id)) first.set(one.id, one);
  return [...first.values()];
}

/** Results show names and numbers only, except documents: their kind, date and verification are data of the client. */
async function noteDocuments({ records, noteAccess }: ViewContext, groups: SearchAnswer['groups']): Promise<void> {
  const items = groups.find(({ kind }) => kind === 'documents')?.items ?? [];
  const requests = await rowsById(
    records,
    'gk_requests',
    items.map(({ request }) => request),
  );
  for (const request of requests.values()) noteAccess({ kind: 'documents', action: 'viewed', request });
}
