import type { Change, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { RegistryCompany, RegistryStore } from './registry.ts';

/** Rows per page when all are read. */
const pageSize = 1_000;

/** The server's own copy of a register, in the database. */
export function storedRegistry(store: Store<DeskSchema>): RegistryStore {
  const { reader } = store;
  return {
    async upsert(batch) {
      await store.transaction(
        async (records) => {
          for (const company of batch) {
            const stored = await records.first('registry_companies', 'key = {:key}', { key: company.key });
            const values = columnsOf(company);
            if (stored) await records.update('registry_companies', stored.id, values);
            else await records.create('registry_companies', values);
          }
        },
        { operation: 'import-register' },
      );
    },
    async *all() {
      let last = '';
      for (;;) {
        const rows = await reader.find(
          'registry_companies',
          'key > {:last}',
          { last },
          { sort: 'key', limit: pageSize },
        );
        for (const row of rows) yield row.answer as RegistryCompany;
        if (rows.length < pageSize) return;
        last = rows.at(-1)?.key ?? '';
      }
    },
    async get(key) {
      const row = await reader.first('registry_companies', 'key = {:key}', { key });
      return (row?.answer ?? undefined) as RegistryCompany | undefined;
    },
    async version() {
      const newest = await reader.first('registry_companies', 'id != ""', {}, { sort: '-updated' });
      return `${newest?.updated ?? ''}:${await reader.count('registry_companies', 'id != ""')}`;
    },
    onChange(listener) {
      const notify = (changes: readonly Change[]) => {
        if (changes.some(({ collection }) => collection === 'registry_companies')) listener();
      };
      store.afterCommit(notify);
      store.onRemoteCommit(notify);
    },
  };
}

function columnsOf(company: RegistryCompany) {
  return {
    key: company.key,
    name: company.name,
    country: company.country,
    registration_number: company.registrationNumber,
    city: company.address.city,
    source: company.source,
    answer: company,
  };
}
