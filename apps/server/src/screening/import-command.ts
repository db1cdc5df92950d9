import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ListFormat, listFormats } from '@dossier/domain/screening';
import type { FileStore, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { addListVersion } from './add-list-version.ts';
import type { DeskScreening } from './open-screening.ts';

interface ImportParts {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly screening: DeskScreening;
  readonly print: (line: string) => void;
}

type Load = Row<'screening_loads'>;

/** Default name of a list. */
const names: Readonly<Record<ListFormat, string>> = {
  'ofac-csv': 'OFAC sanctions',
  'ofac-xml': 'OFAC sanctions',
  'ofac-advanced-xml': 'OFAC sanctions',
  'un-xml': 'UN Security Council',
  'eu-xml': 'EU financial sanctions',
  'eu-csv': 'EU financial sanctions',
  'uk-csv': 'UK sanctions list',
  'uk-xml': 'UK sanctions list',
  'seco-xml': 'SECO sanctions',
  'nl-ods': 'NL national list',
  'opensanctions-csv': 'OpenSanctions',
  'ftm-json': 'OpenSanctions',
};

const isFormat = (text: string): text is ListFormat => (listFormats as readonly string[]).includes(text);

/**
 * `npm run import -- list <format>:<path>`: imports as an upload does, also while the server runs.
 * @returns the exit code, 0 when the version is active; undefined when the arguments are not such a call
 */
export async function importList(args: readonly string[], parts: ImportParts): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { name: { type: 'string' }, pep: { type: 'boolean' } },
  });
  const [what, source = ''] = positionals;
  const [format = '', ...rest] = source.split(':');
  const path = rest.join(':');
  if (what !== 'list' || !isFormat(format) || path === '') return undefined;
  const name = typeof values['name'] === 'string' ? values['name'] : names[format];
  const load = await addListVersion(parts, {
    name,
    kind: values['pep'] === true ? 'pep' : 'sanctions',
    format,
    path,
    source: 'command',
  });
  if (load === undefined) {
    parts.print(`${name} is already being loaded. Nothing was started.`);
    return 1;
  }
  return printOutcome(parts, await ended(parts, load), name);
}

/** Processes the load in this process, unless the running server has claimed it; then waits for the server. */
async function ended({ store, screening, print }: ImportParts, id: string): Promise<Load> {
  const timer = setInterval(async () => {
    const load = await store.reader.get('screening_loads', id);
    if (load?.state === 'running' && load.entries > 0) print(`${load.entries} entries read …`);
  }, 5_000);
  try {
    for (;;) {
      await screening.loadLists();
      const load = await store.reader.need('screening_loads', id);
      if (load.state !== 'waiting' && load.state !== 'running') return load;
      await wait(1_000);
    }
  } finally {
    clearInterval(timer);
  }
}

function printOutcome({ print }: ImportParts, load: Load, name: string): number {
  for (const { record, problem } of load.bad ?? []) print(`  ${record}: ${problem}`);
  if (load.bad_count > 0) print(`${load.bad_count} invalid records were skipped.`);
  if (load.state === 'done') {
    print(`${name}: ${load.entries} entries, version ${load.version || 'without a date'}, active.`);
    return 0;
  }
  const { detail = '' } = load.facts ?? {};
  print(`${name} was rejected (${load.problem}): ${detail} The last valid version remains active.`);
  return 1;
}
