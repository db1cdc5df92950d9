import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type MaybeRecord, readGleifJson } from './gleif-json.ts';
import { convert, type SkipReason } from './gleif-record.ts';
import { readGleifTable } from './gleif-tsv.ts';
import type { RegistryCompany, RegistryWriter } from './registry.ts';

/** Companies that are handed to the writer at once. */
const batchSize = 500;

/** Most skipped records that a report names one by one. */
const namedSkips = 20;

/** What an import did. Records are counted from 1, in the order of the file. */
export interface ImportReport {
  readonly read: number;
  readonly written: number;
  readonly skipped: Readonly<Record<SkipReason, number>>;
  /** The first of those that were skipped for a fault, with what could be read of them. */
  readonly faults: readonly { readonly record: number; readonly lei: string; readonly reason: SkipReason }[];
}

export interface ImportOptions {
  /** The day that is noted as the register's answer, ISO. */
  readonly today: string;
  readonly onProgress?: (report: ImportReport) => void;
}

/**
 * Reads a file of GLEIF's level 1 into the register, record by record: `.json`, `.tsv`, `.csv`, each also with `.gz`.
 * A record that cannot be used is counted and left out, and the next one is read. Again with the same file: the same.
 * Errors: throws a sentence for a file that is not there, of another kind, or no table of GLEIF.
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
    `${path} is no file that can be imported: give one that ends in .json, .tsv or .csv, unpacked or as .gz.`,
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
