/**
 * Collections that an answer was made from, or that a workflow wrote: all rows of a collection, or the rows with one of
 * some keys. A key is the id of an onboarding, or `~` and the id of a vault's subject.
 */
export type Dependencies = ReadonlyMap<string, 'all' | ReadonlySet<string>>;

/** Response header of a view: the collections that the answer was made from. */
export const readsHeader = 'x-dossier-read-keys';
/** Response header of a workflow: the collections that it wrote. */
export const writesHeader = 'x-dossier-written-keys';

const vaultSign = '~';
/** Keys of a written row of which the onboarding or the vault is not known: it may be any. */
const anyOnboarding = '*';
const anyVault = `${vaultSign}*`;

export class DependencySet extends Map<string, 'all' | Set<string>> {
  /** Without keys: all rows of the collection. */
  note(collection: string, keys: readonly string[] = []): void {
    const known = this.get(collection);
    if (keys.length === 0) this.set(collection, 'all');
    else if (known === undefined) this.set(collection, new Set(keys));
    else if (known !== 'all') for (const key of keys) known.add(key);
  }
}

type Row = Readonly<Record<string, unknown>>;

const filled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The onboarding that a row belongs to; undefined for a row that belongs to none, or whose content is not known. */
export function onboardingOfRow(collection: string, row: Row): string | undefined {
  const id = row[collection === 'gk_requests' ? 'id' : 'request'];
  return filled(id) ? id : undefined;
}

/** Fields that link a row to its vault. */
export const vaultFields = ['subject', 'business', 'individual'] as const;
/** Collections whose rows are the subject of a vault. */
const subjects: readonly string[] = ['kyc_businesses', 'kyc_individual'];

/** The key of a vault by the id of its subject. */
export const vaultKey = (subject: string): string => `${vaultSign}${subject}`;

/** A notice has no id, and not every field of its row. */
function vaultsOfRow(collection: string, row: Row): string[] {
  if (!filled(row['id'])) return [];
  const ids = subjects.includes(collection) ? [row['id']] : vaultFields.map((field) => row[field]).filter(filled);
  return [...new Set(ids)].map(vaultKey);
}

/** The key of a row that was read by its id: its onboarding or else its vault; empty without either. */
export function keyOfReadRow(collection: string, row: Row): string[] {
  const onboarding = onboardingOfRow(collection, row);
  return onboarding === undefined ? vaultsOfRow(collection, row).slice(0, 1) : [onboarding];
}

/** The keys of a written row; empty when it has neither an onboarding nor a vault. */
export function keysOfWrittenRow(collection: string, row: Row): string[] {
  const onboarding = onboardingOfRow(collection, row);
  const vaults = vaultsOfRow(collection, row);
  if (onboarding === undefined && vaults.length === 0) return [];
  return [onboarding ?? anyOnboarding, ...(vaults.length > 0 ? vaults : [anyVault])];
}

/** Keys that a header names for a collection; with more it means all rows. Servers and proxies limit headers to 8 kB. */
const maxNamed = 40;

/** Writes a header value: `gk_org,gk_access;<key>=statuses,gk_corrections`. */
export function dependenciesText(dependencies: Dependencies): string {
  const whole: string[] = [];
  const ofKey = new Map<string, string[]>();
  for (const [collection, rows] of dependencies) {
    if (rows === 'all' || rows.size > maxNamed) whole.push(collection);
    else for (const key of rows) ofKey.set(key, [...(ofKey.get(key) ?? []), collection]);
  }
  return [whole.join(','), ...[...ofKey].map(([key, collections]) => `${key}=${collections.join(',')}`)].join(';');
}

/** Reads a header value. */
export function parseDependencies(text: string): Dependencies {
  const found = new DependencySet();
  const [whole = '', ...parts] = text.split(';');
  for (const part of parts) {
    const [key = '', collections = ''] = part.split('=');
    for (const collection of collections.split(',')) found.note(collection, [key]);
  }
  for (const collection of whole.split(',')) if (collection !== '') found.note(collection);
  return found;
}

/** Whether a write can change the answer: a shared collection, and the same key where both name one of its kind. */
export function dependsOn(reads: Dependencies, writes: Dependencies): boolean {
  for (const [collection, written] of writes) {
    const read = reads.get(collection);
    if (read === undefined) continue;
    if (read === 'all' || written === 'all' || [...read].some((key) => covers(written, key))) return true;
  }
  return false;
}

const covers = (written: ReadonlySet<string>, key: string): boolean =>
  written.has(key) || written.has(key.startsWith(vaultSign) ? anyVault : anyOnboarding);
