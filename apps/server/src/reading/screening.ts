import type { CheckStatus } from '@dossier/domain/checks';
import type { Reader, Row } from './rows.ts';
import { personName, type Version } from './version.ts';

/** A name that must be screened. */
export interface ScreeningTarget {
  readonly kind: 'company' | 'person';
  /** `subject`, a person's id, or an ownership node's id. */
  readonly target: string;
  readonly name: string;
}

/** The subject itself, then the companies above it, then every person the answers name, each once. */
export function screeningTargets(
  type: 'business' | 'individual',
  subjectName: string,
  version: Version | undefined,
): ScreeningTarget[] {
  const kind = type === 'business' ? 'company' : 'person';
  const targets: ScreeningTarget[] = [{ kind, target: 'subject', name: subjectName }];
  for (const node of version?.answers.ownership?.nodes ?? []) {
    const name = node.kind === 'company' ? (node.name ?? '') : personName(node);
    targets.push({ kind: node.kind, target: node.id, name });
  }
  for (const person of version?.answers.people?.people ?? []) {
    targets.push({ kind: 'person', target: person.id, name: personName(person) });
  }
  const named = targets.filter((target) => target.name.trim() !== '');
  return [...new Map(named.map((target) => [target.target, target])).values()];
}

/** What was found for one name, with its hits. */
export interface Screening {
  readonly row: Row<'statuses_screening'>;
  readonly hits: readonly Row<'screening_hits'>[];
  readonly status: CheckStatus;
}

/** The newest result of each name of an onboarding, with the word that its hits make of it. */
export async function screeningsOf(records: Reader, request: string): Promise<Screening[]> {
  const rows = await records.find('statuses_screening', 'request = {:r}', { r: request }, { sort: 'created,id' });
  const hits = await records.find('screening_hits', 'request = {:r}', { r: request }, { sort: '-score,id' });
  const newest = new Map(rows.map((row) => [`${row.kind} ${row.target}`, row]));
  return [...newest.values()].map((row) => {
    const own = hits.filter((hit) => hit.screening === row.id);
    return { row, hits: own, status: screeningWord(row.status, own) };
  });
}

/** A true match fails, an undecided hit keeps it pending, decided ones clear it; a search that failed stays pending. */
export function screeningWord(
  stored: 'pending' | 'clear' | 'failed',
  hits: readonly { readonly state: string }[],
): CheckStatus {
  if (stored === 'failed' || hits.some((hit) => hit.state === 'true_match')) return 'failed';
  if (hits.some((hit) => hit.state !== 'false_positive')) return 'pending';
  return hits.length > 0 ? 'clear' : stored;
}

export const isOpenHit = (hit: { readonly state: string }): boolean => hit.state === 'open' || hit.state === 'unsure';
