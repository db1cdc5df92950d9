import { bounds, IndexBuilder, Screening } from '@dossier/screening';
import { type KindCase, kindCases } from '@dossier/screening/kind-cases';

/** Cases of one kind and part: found of those that must match, and alerts on those that must not. */
export interface KindCounts {
  readonly found: number;
  readonly of: number;
  readonly alerts: number;
  readonly others: number;
}

function isFound({ entry, query }: KindCase): boolean {
  const builder = new IndexBuilder();
  builder.add(entry);
  builder.endList({ name: 'one', format: 'made', version: '', entries: 1, names: 1 });
  return new Screening(builder.done()).search(query, { threshold: bounds.threshold }).length > 0;
}

/** Compares the query of every case with its entry alone. */
export function countKinds(part: KindCase['part']): Map<string, KindCounts> {
  const counts = new Map<string, KindCounts>();
  for (const one of kindCases()) {
    if (one.part !== part) continue;
    const { found, of, alerts, others } = counts.get(one.kind) ?? { found: 0, of: 0, alerts: 0, others: 0 };
    const hit = isFound(one) ? 1 : 0;
    const next = one.isMatch
      ? { found: found + hit, of: of + 1, alerts, others }
      : { found, of, alerts: alerts + hit, others: others + 1 };
    counts.set(one.kind, next);
  }
  return counts;
}

const shareOf = (part: number, of: number) => `${part} of ${of} (${((part / of) * 100).toFixed(0)} %)`;
const cellsOf = (counts: KindCounts | undefined) =>
  counts ? [shareOf(counts.found, counts.of), shareOf(counts.alerts, counts.others)] : ['', ''];

/** Prints both parts of the pairs by kind as Markdown. */
export function printKinds(): void {
  const [tuning, heldOut] = [countKinds('tuning'), countKinds('held out')];
  console.log('\n| pairs of names | found, tuning half | false alerts | found, held-out half | false alerts |');
  console.log('|---|--:|--:|--:|--:|');
  for (const kind of tuning.keys())
    console.log(`| ${[kind, ...cellsOf(tuning.get(kind)), ...cellsOf(heldOut.get(kind))].join(' | ')} |`);
}
