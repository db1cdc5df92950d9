import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ListedEntry, NameKind, SubjectKind } from '../model/subject.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import { type Importer, type ImportReport, ListFormatError } from './list.ts';
import { readRemarks } from './ofac-remarks.ts';
import { readCsv } from './read-csv.ts';

const kinds: Readonly<Record<string, SubjectKind>> = {
  individual: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
  '': 'body',
  entity: 'body',
};
const aliasKinds: Readonly<Record<string, NameKind>> = { aka: 'alias', nka: 'primary', fka: 'former' };

const cell = (cells: readonly string[], index: number) => {
  const text = (cells[index] ?? '').trim();
  return text === '-0-' ? '' : text;
};

/** Adds a name; a person's name is `LAST, First`. */
function addOfacName(to: EntryDraft, text: string, kind: NameKind): void {
  const comma = to.kind === 'person' ? text.indexOf(',') : -1;
  if (comma === -1) addName(to, text, kind);
  else addName(to, text, kind, { family: text.slice(0, comma).trim() });
}

/** Files of one set, by the name of the primary file. */
const sets = [
  { primary: /^sdn\.csv$/i, alt: 'alt.csv', add: 'add.csv', comments: 'sdn_comments.csv' },
  { primary: /^cons_prim\.csv$/i, alt: 'cons_alt.csv', add: 'cons_add.csv', comments: 'cons_comments.csv' },
];

async function primaryFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const found = (await readdir(path)).filter((name) => sets.some(({ primary }) => primary.test(name)));
  if (found.length === 0) throw new ListFormatError('the folder holds neither SDN.CSV nor CONS_PRIM.CSV');
  return found.map((name) => join(path, name));
}

async function* primaryRecords(path: string, report: ImportReport): AsyncGenerator<EntryDraft> {
  let first = true;
  for await (const { line, cells } of readCsv(path)) {
    const wellFormed = cells.length >= 11 && /^\d+$/.test((cells[0] ?? '').trim());
    if (first && !wellFormed) throw new ListFormatError('the first row is not an OFAC primary record');
    first = false;
    const kind = kinds[cell(cells, 2).toLowerCase()];
    if (!wellFormed || !kind) {
      report.bad(`line ${line}`, wellFormed ? `unknown type '${cell(cells, 2)}'` : 'not an OFAC primary record');
      continue;
    }
    const entry = createEntryDraft(cell(cells, 0), kind);
    addOfacName(entry, cell(cells, 1), 'primary');
    entry.programmes.push(...cell(cells, 3).split(/\]\s*\[|[[\]]/));
    entry.positions.push({ title: cell(cells, 4) });
    if (cell(cells, 5)) entry.identifiers.push({ kind: 'call-sign', value: cell(cells, 5) });
    entry.countries.push(cell(cells, 9));
    entry.remarks.push(cell(cells, 11));
    yield entry;
  }
}

/** Reads the rows that belong to the primary records and passes each to its entry. */
async function readCompanionRows(
  path: string,
  entries: ReadonlyMap<string, EntryDraft>,
  report: ImportReport,
  take: (entry: EntryDraft, cells: readonly string[]) => void,
): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (!there) return;
  for await (const { line, cells } of readCsv(path)) {
    const entry = entries.get(cell(cells, 0));
    if (entry) take(entry, cells);
    else report.bad(`${basename(path)} line ${line}`, `belongs to no entry: '${cell(cells, 0)}'`);
  }
}

async function siblings(path: string): Promise<(name: string) => string> {
  const folder = dirname(path);
  const names = await readdir(folder);
  return (wanted) => join(folder, names.find((name) => name.toLowerCase() === wanted) ?? wanted);
}

async function* readSet(path: string, report: ImportReport): AsyncGenerator<ListedEntry> {
  const entries = new Map<string, EntryDraft>();
  for await (const entry of primaryRecords(path, report)) entries.set(entry.id, entry);
  const set = sets.find(({ primary }) => primary.test(basename(path)));
  if (set) {
    const pathOf = await siblings(path);
    await readCompanionRows(pathOf(set.alt), entries, report, (entry, cells) =>
      addOfacName(entry, cell(cells, 3), aliasKinds[cell(cells, 2).toLowerCase()] ?? 'alias'),
    );
    await readCompanionRows(pathOf(set.add), entries, report, (entry, cells) => {
      entry.addresses.push(joined(cell(cells, 2), cell(cells, 3), cell(cells, 4)));
      entry.countries.push(cell(cells, 4));
    });
    await readCompanionRows(pathOf(set.comments), entries, report, (entry, cells) => {
      entry.remarks[0] = (entry.remarks[0] ?? '') + cell(cells, 1);
    });
  }
  for (const entry of entries.values()) {
    const remarks = entry.remarks.splice(0).join('');
    readRemarks(entry, remarks);
    entry.topics.push('sanction');
    const done = finishEntry(entry);
    if (done) yield done;
    else report.bad(`entry ${entry.id}`, 'has no name');
  }
}

/**
 * Imports OFAC's SDN and consolidated lists as CSV: a primary file with its companion files, or
 * their folder.
 */
export const ofacCsv: Importer = async function* (path, report) {
  for (const file of await primaryFiles(path)) yield* readSet(file, report);
};
