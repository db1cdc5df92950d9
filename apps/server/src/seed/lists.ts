import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListFormat, ListKind } from '@dossier/domain/screening';
import type { FileStore, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { addListVersion } from '../screening/add-list-version.ts';
import type { DeskScreening } from '../screening/open-screening.ts';
import type { DemoClock } from './clock.ts';

interface DemoList {
  readonly name: string;
  readonly kind: ListKind;
  readonly format: ListFormat;
  readonly file: string;
  /** Days before the day on which it is loaded. */
  readonly age: number;
}

/** The demo's own lists: invented, in the formats of real ones, imported like any list. */
const lists: readonly DemoList[] = [
  {
    name: 'EU financial sanctions',
    kind: 'sanctions',
    format: 'ftm-json',
    file: 'eu-financial-sanctions.jsonl',
    age: 1,
  },
  {
    name: 'UN Security Council',
    kind: 'sanctions',
    format: 'opensanctions-csv',
    file: 'un-security-council.csv',
    age: 2,
  },
  { name: 'NL national list', kind: 'sanctions', format: 'opensanctions-csv', file: 'nl-national-list.csv', age: 5 },
  { name: 'Political positions', kind: 'pep', format: 'ftm-json', file: 'political-positions.jsonl', age: 4 },
];

/** Placeholder in the files for the day of their version. */
const dayInFile = /2026-11-1[2-8](?=T)/g;

export interface ListScene {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly screening: DeskScreening;
  readonly clock: DemoClock;
  /** Folder of pending files. */
  readonly folder: string;
}

/** Loads all lists as of a number of days before the present. */
export async function loadDemoLists(
  { store, files, screening, clock, folder }: ListScene,
  daysAgo: number,
): Promise<void> {
  clock.goTo(daysAgo);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { file, age, ...list } of lists) {
    const text = await readFile(join(import.meta.dirname, 'lists', file), 'utf8');
    const path = join(folder, file);
    await writeFile(path, text.replace(dayInFile, clock.day(-daysAgo - age)), { mode: 0o600 });
    await addListVersion({ store, files }, { ...list, path, source: 'demo' });
  }
  await screening.loadLists();
  const bad = await store.reader.first('screening_loads', 'state != "done"');
  if (bad) throw new Error(`a list of the demo was rejected: ${bad.file_name} ${bad.problem}`);
}
