import { accept } from '@dossier/domain/result';
import * as z from 'zod';
import type { SearchAnswer } from './contracts.ts';
import { wordsParam } from './parts/params.ts';
import { searchGroups } from './search/groups.ts';
import { bestMatches } from './search/match.ts';
import { defineView } from './view.ts';

/** Lines of one group when all groups are asked for, and when one is. */
const shown = { all: 6, one: 100 } as const;

/** Subjects, onboardings, contacts and documents of the viewer by name or number; small slips are forgiven. */
export const search = defineView({
  name: 'search',
  params: z.object({ q: wordsParam, kind: z.enum(['subjects', 'onboardings', 'contacts', 'documents']).optional() }),
  async run(context, { q, kind }) {
    if (q.length < 2) return accept<SearchAnswer>({ groups: [] });
    const groups: SearchAnswer['groups'][number][] = [];
    for (const [name, candidates] of Object.entries(searchGroups)) {
      if (kind && kind !== name) continue;
      const found = bestMatches(q, await candidates(context));
      if (found.length === 0) continue;
      const items = found.slice(0, kind ? shown.one : shown.all);
      groups.push({ kind: name as keyof typeof searchGroups, total: found.length, items });
    }
    return accept<SearchAnswer>({ groups });
  },
});
