/** Maximum number of cached query texts; texts with many parameters vary, so the cache is bounded. */
const maxTexts = 1_000;

const tableAfter = /(?:\bfrom|\bjoin|,)\s*"?(\w+)/gi;
/** Counters and search indexes of a collection have tables of their own, named after it. */
const derivedTable = /^_[a-z]+_/;

export type TablesRead = (sql: string) => readonly string[];

/**
 * Makes a function that returns the collections whose tables, counters or search indexes a SELECT reads.
 * It may name one collection too many (a column with the name of a collection), never one too few.
 */
export function findTables(collections: ReadonlySet<string>): TablesRead {
  const known = new Map<string, readonly string[]>();
  return (sql) => {
    const before = known.get(sql);
    if (before) return before;
    const tables = new Set<string>();
    for (const [, name = ''] of sql.matchAll(tableAfter)) {
      const table = collections.has(name) ? name : name.replace(derivedTable, '');
      if (collections.has(table)) tables.add(table);
    }
    if (known.size >= maxTexts) known.clear();
    const found = [...tables];
    known.set(sql, found);
    return found;
  };
}
