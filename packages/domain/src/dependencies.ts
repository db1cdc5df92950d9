/**
 * Collections that an answer was made from, or that a workflow wrote: all rows of a collection, or the rows of some
 * onboardings (by id).
 */
export type Dependencies = ReadonlyMap<string, 'all' | ReadonlySet<string>>;

/** Response header of a view: the collections that the answer was made from. */
export const readsHeader = 'x-dossier-reads';
/** Response header of a workflow: the collections that it wrote. */
export const writesHeader = 'x-dossier-writes';

export class DependencySet extends Map<string, 'all' | Set<string>> {
  /** Without an onboarding: all rows of the collection. */
  note(collection: string, onboarding?: string): void {
    const known = this.get(collection);
    if (onboarding === undefined) this.set(collection, 'all');
    else if (known === undefined) this.set(collection, new Set([onboarding]));
    else if (known !== 'all') known.add(onboarding);
  }
}

/** The onboarding that a row belongs to; undefined for a row that belongs to none, or whose content is not known. */
export function onboardingOfRow(collection: string, row: Readonly<Record<string, unknown>>): string | undefined {
  const id = row[collection === 'gk_requests' ? 'id' : 'request'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Onboardings that a header names for a collection; with more it means all rows. Servers and proxies limit headers to 8 kB. */
const maxNamed = 40;

/** Writes a header value: `gk_org,gk_access;<onboarding>=statuses,gk_corrections`. */
export function dependenciesText(dependencies: Dependencies): string {
  const whole: string[] = [];
  const ofOnboarding = new Map<string, string[]>();
  for (const [collection, rows] of dependencies) {
    if (rows === 'all' || rows.size > maxNamed) whole.push(collection);
    else for (const id of rows) ofOnboarding.set(id, [...(ofOnboarding.get(id) ?? []), collection]);
  }
  return [whole.join(','), ...[...ofOnboarding].map(([id, collections]) => `${id}=${collections.join(',')}`)].join(';');
}

/** Reads a header value. */
export function parseDependencies(text: string): Dependencies {
  const found = new DependencySet();
  const [whole = '', ...parts] = text.split(';');
  for (const part of parts) {
    const [onboarding = '', collections = ''] = part.split('=');
    for (const collection of collections.split(',')) found.note(collection, onboarding);
  }
  for (const collection of whole.split(',')) if (collection !== '') found.note(collection);
  return found;
}

/** Whether a write can change the answer: a shared collection, and the same onboarding where both name one. */
export function dependsOn(reads: Dependencies, writes: Dependencies): boolean {
  for (const [collection, written] of writes) {
    const read = reads.get(collection);
    if (read === undefined) continue;
    if (read === 'all' || written === 'all' || [...written].some((id) => read.has(id))) return true;
  }
  return false;
}
