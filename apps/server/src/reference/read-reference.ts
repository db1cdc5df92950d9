import { readFileSync } from 'node:fs';

/**
 * Returns the rows of a tab-separated file of this folder, by the names of its header line. Lines that begin with `#`
 * are comments; there is no quoting.
 * @throws when a row and the header have a different number of fields
 */
export function readReference(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const [header = '', ...rows] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const columns = header.split('\t');
  return rows.map((row) => {
    const fields = row.split('\t');
    if (fields.length !== columns.length) throw new Error(`${name}: '${row.slice(0, 40)}' has ${fields.length} fields`);
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
}
