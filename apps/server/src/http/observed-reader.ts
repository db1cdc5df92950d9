import { type DependencySet, onboardingOfRow } from '@dossier/domain/dependencies';
import type { FilterValues, FindOptions, RecordsReader, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';

type Reader = RecordsReader<DeskSchema>;
type Name = keyof DeskSchema & string;

/**
 * A reader of committed state that records what is read. A lookup by id, or by `request = {:name}` within one
 * collection, is recorded with its onboarding; every other read, SQL included, with all rows of its collections.
 */
export function observedReader(store: Store<DeskSchema>, reads: DependencySet): Reader {
  const plain = store.reader;
  const observed = store.observedReader((collections) => {
    for (const collection of collections) reads.note(collection);
  });
  const readerFor = (name: Name, filter: string, values?: FilterValues, options?: FindOptions): Reader => {
    const onboarding = onboardingOfFilter(filter, values, options);
    if (onboarding === undefined) return observed;
    reads.note(name, onboarding);
    return plain;
  };
  const noteRow = (name: Name, row: object | undefined) =>
    reads.note(name, row && onboardingOfRow(name, row as Record<string, unknown>));
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

/** The onboarding that a filter is limited to. Relations and alternatives may reach other rows. */
function onboardingOfFilter(filter: string, values: FilterValues = {}, { sort = '' }: FindOptions = {}) {
  const [, name = ''] = byOnboarding.exec(filter) ?? [];
  const id = values[name];
  const isLimited = !/[.|]/.test(filter) && !sort.includes('.');
  return isLimited && typeof id === 'string' && id !== '' ? id : undefined;
}
