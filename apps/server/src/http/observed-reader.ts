import { type DependencySet, keyOfReadRow, vaultFields, vaultKey } from '@dossier/domain/dependencies';
import type { FilterValues, FindOptions, RecordsReader, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

type Reader = RecordsReader<DeskSchema>;
type Name = keyof DeskSchema & string;

/**
 * A reader of committed state that records what is read. A lookup by id, or by `request = {:name}` or
 * `subject = {:name}` within one collection, is recorded with its onboarding or its vault; every other read, SQL
 * included, with all rows of its collections.
 */
export function observedReader(store: Store<DeskSchema>, reads: DependencySet): Reader {
  const plain = store.reader;
  const observed = store.observedReader((collections) => {
    for (const collection of collections) reads.note(collection);
  });
  const readerFor = (name: Name, filter: string, values?: FilterValues, options?: FindOptions): Reader => {
    const key = keyOfFilter(filter, values, options);
    if (key === undefined) return observed;
    reads.note(name, [key]);
    return plain;
  };
  const noteRow = (name: Name, row: object | undefined) =>
    reads.note(name, row && keyOfReadRow(name, row as Record<string, unknown>));
  const noted: Pick<Reader, 'get' | 'need' | 'find' | 'first' | 'count'> = {
    async get(name, id) {
      const row = await plain.get(name, id);
      noteRow(name, row ?? (name === 'gk_requests' ? { id } : undefined));
      return row;
    },
    async need(name, id) {
      const row = await plain.need(name, id);
      noteRow(name, row);
      return row;
    },
    find: (name, filter, values, options) =>
      readerFor(name, filter, values, options).find(name, filter, values, options),
    first: (name, filter, values, options) =>
      readerFor(name, filter, values, options).first(name, filter, values, options),
    count: (name, filter, values) => readerFor(name, filter, values).count(name, filter, values),
  };
  // The getters of `sql` stay getters: few views need them.
  return Object.defineProperties(noted, {
    ...Object.getOwnPropertyDescriptors(observed),
    ...Object.getOwnPropertyDescriptors(noted),
  }) as Reader;
}

const byOnboarding = /(?:^|&& )request = \{:(\w+)\}(?= &&|$)/;
const byVault = new RegExp(`(?:^|&& )(?:${vaultFields.join('|')}) = \\{:(\\w+)\\}(?= &&|$)`);

/** The onboarding or vault that a filter is limited to. Relations and alternatives may reach other rows. */
function keyOfFilter(filter: string, values: FilterValues = {}, { sort = '' }: FindOptions = {}): string | undefined {
  if (/[.|]/.test(filter) || sort.includes('.')) return undefined;
  const idOf = (pattern: RegExp): string => {
    const id = values[pattern.exec(filter)?.[1] ?? ''];
    return typeof id === 'string' ? id : '';
  };
  const [onboarding, subject] = [idOf(byOnboarding), idOf(byVault)];
  if (onboarding !== '') return onboarding;
  return subject === '' ? undefined : vaultKey(subject);
}
