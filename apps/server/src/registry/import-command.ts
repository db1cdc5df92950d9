import { listFormats } from '@dossier/domain/screening';
import { type ImportReport, importRegistryFile } from './import-file.ts';
import type { RegistryWriter } from './registry.ts';

/** The kinds of import, as an operator types them. */
const importUsage = (typed: ImportCommand['typed']) => `Usage: ${typed('registry <file>')}
  registry   companies from GLEIF's golden copy, level 1: .json, .tsv or .csv, unpacked or as .gz
       ${typed('list <format>:<path> [--name <name>] [--pep]')}
  list       a list to screen against, from a file or a folder: ${listFormats.join(', ')}`;

interface ImportCommand {
  readonly writer: RegistryWriter;
  /** ISO date. */
  readonly today: string;
  readonly print: (line: string) => void;
  /** Records the import for leads. */
  readonly onDone?: (file: string, report: ImportReport) => Promise<void>;
  /** Returns the command line with these arguments. */
  readonly typed: (args: string) => string;
}

/**
 * Runs `npm run import -- <what> <file>`: imports, prints progress and the records left out.
 * @returns the exit code, 0 when the file was read to its end, also when single records were left out
 */
export async function runImport(
  args: readonly string[],
  { writer, today, print, typed, onDone }: ImportCommand,
): Promise<number> {
  const [what, file] = args;
  if (what !== 'registry' || !file) {
    print(importUsage(typed));
    return 1;
  }
  try {
    const onProgress = ({ read, written }: ImportReport) => {
      if (read % 50_000 < 500 && read >= 500) print(`${read} records read, ${written} companies written …`);
    };
    const report = await importRegistryFile(file, writer, { today, onProgress });
    await onDone?.(file, report);
    for (const line of linesOf(report)) print(line);
    return 0;
  } catch (error) {
    print(`Import stopped: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

const reasons = {
  'not-readable': 'could not be read',
  'lei-wrong': 'had an invalid identifier (LEI)',
  'name-missing': 'had no name',
  'country-missing': 'had no country',
  'outside-eu': 'were outside the EU',
} as const satisfies Record<keyof ImportReport['skipped'], string>;

function linesOf({ read, written, skipped, faults }: ImportReport): string[] {
  const left = (Object.keys(reasons) as (keyof typeof reasons)[]).filter((reason) => skipped[reason] > 0);
  return [
    `${read} records read, ${written} companies written.`,
    ...left.map((reason) => `Left out: ${skipped[reason]} that ${reasons[reason]}.`),
    ...faults.map(({ record, lei, reason }) => `  record ${record}${lei ? ` (${lei})` : ''} ${reasons[reason]}`),
  ];
}
