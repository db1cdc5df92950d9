import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IndexBuilder, type ListFormat, loadList, type NameIndex } from '@dossier/screening';
import type { InventedName } from './invented.ts';
import type { KnownEntry } from './known-entry.ts';

/** Paths of the lists within their folder, by format. */
const files: readonly (readonly [ListFormat, string])[] = [
  ['ofac-csv', 'ofac'],
  ['un-xml', 'un/consolidated.xml'],
  ['eu-xml', 'eu/eu-fsf-1.1.shaped.xml'],
  ['uk-csv', 'uk/uk-sanctions-list.shaped.csv'],
  ['opensanctions-csv', 'opensanctions/ua_war_sanctions.targets.simple.csv'],
  ['ftm-json', 'opensanctions/sa_wiki_peps.entities.ftm.json'],
];

/** Loads every list in the folder, and the names of `more` as one additional list. */
export async function loadFolder(
  folder: string,
  more: Iterable<InventedName> = [],
): Promise<{ index: NameIndex; entries: KnownEntry[] }> {
  const builder = new IndexBuilder();
  const entries: KnownEntry[] = [];
  for (const [format, file] of files) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const outcome = await loadList({
      format,
      path,
      onEntry: (entry) => {
        builder.add(entry);
        entries.push({ ...entry, entityId: `${format}:${entry.id}` });
      },
    });
    if (!outcome.ok) throw new Error(`${path}: ${outcome.refusal.detail}`);
    builder.endList({ name: format, ...outcome.list });
  }
  const facts = { births: [], countries: [], identifiers: [], programmes: [], positions: [], topics: [] };
  let made = 0;
  for (const { text, isPerson } of more)
    builder.add({
      id: `${made++}`,
      kind: isPerson ? 'person' : 'body',
      names: [{ text, kind: 'primary' }],
      ...facts,
    });
  if (made > 0) builder.endList({ name: 'more', format: 'made', version: '', entries: made, names: made });
  return { index: builder.done(), entries };
}
