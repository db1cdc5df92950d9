import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type MaybeRecord, readGleifJson } from './gleif-json.ts';
import { convert, type SkipReason } from './gleif-record.ts';
import { readGleifTable } from './gleif-tsv.ts';
import type { RegistryCompany, RegistryWriter } from './registry.ts';

/** Number of companies written per batch. */
const batchSize = 500;

/** Maximum number of skipped records that a report lists. */
const namedSkips = 20;

/** Result of an import. Records are counted from 1, in the order of the file. */
export interface ImportReport {
  readonly read: number;
  readonly written: number;
  readonly skipped: Readonly<Record<SkipReason, number>>;
  /** The first records skipped because of an error, with the fields that could be read. */
  readonly faults: readonly { readonly record: number; readonly lei: string; readonly reason: SkipReason }[];
}

export interface ImportOptions {
  /** The date stored as the register's answer, ISO. */
  readonly today: string;
  readonly onProgress?: (report: ImportReport) => void;
}

/**
 * Imports a GLEIF level 1 file into the register, record by record: `.json`, `.tsv`, `.csv`, each also with `.gz`. An
 * unusable record is counted and left out. Idempotent.
 * @throws a message for a missing file, a file of another kind, or a table without the columns of GLEIF
 */
export async function importRegistryFile(
  path: string,
  writer: RegistryWriter,
  options: ImportOptions,
): Promise<ImportReport> {
  const read = readerFor(path);
  const file = createReadStream(path);
  const bytes = path.endsWith('.gz') ? file.compose(createGunzip()) : file;
  return importRecords(read(textOf(Readable.from(bytes))), writer, options);
}

const readers = { json: readGleifJson, tsv: readGleifTable, csv: readGleifTable } as const;

function readerFor(path: string): (chunks: AsyncIterable<string>) => AsyncIterable<MaybeRecord> {
  const kind = /\.(json|tsv|csv)(\.gz)?$/i.exec(path)?.[1]?.toLowerCase() as keyof typeof readers | undefined;
  if (kind) return readers[kind];
  throw new Error(
    `${path} cannot be imported: the file name must end in .json, .tsv or .csv, optionally followed by .gz.`,
  );
}

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function importRecords(
  records: AsyncIterable<MaybeRecord>,
  writer: RegistryWriter,
  { today, onProgress }: ImportOptions,
) {
  const skipped: Record<SkipReason, number> = {
    'not-readable': 0,
    'lei-wrong': 0,
    'name-missing': 0,
    'country-missing': 0,
    'outside-eu': 0,
  };
  const faults: { record: number; lei: string; reason: SkipReason }[] = [];
  let [read, written] = [0, 0];
  let batch: RegistryCompany[] = [];
  const flush = async () => {
    if (batch.length > 0) await writer.upsert(batch);
    written += batch.length;
    batch = [];
    onProgress?.({ read, written, skipped, faults });
  };
  for await (const record of records) {
    read++;
    const converted = record ? convert(record, today) : ({ skipped: 'not-readable' } as const);
    if ('company' in converted) batch.push(converted.company);
    else {
      skipped[converted.skipped]++;
      const isFault = converted.skipped !== 'outside-eu';
      if (isFault && faults.length < namedSkips)
        faults.push({ record: read, lei: record?.lei ?? '', reason: converted.skipped });
    }
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return { read, written, skipped, faults };
}
