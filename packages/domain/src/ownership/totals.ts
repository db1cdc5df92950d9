import { edgesInto, sum } from './reach.ts';
import type { OwnedTotal } from './result.ts';
import { wholeShare } from './share.ts';
import type { Structure } from './structure.ts';

/** Returns the sum that the named owners hold of each company that has owners, the client first. */
export function totalsOf({ companies, edges, names }: Structure): OwnedTotal[] {
  return companies.flatMap((company) => {
    const owners = edgesInto(company, edges);
    if (owners.length === 0) return [];
    const lowest = sum(owners, 'lowest');
    const highest = Math.max(lowest, Math.min(wholeShare, sum(owners, 'highest')));
    return [{ company, name: names.get(company) ?? '', lowest, highest }];
  });
}
