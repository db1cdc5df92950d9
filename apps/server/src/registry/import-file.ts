import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { RegisterFault, RegisterSkipReason, RegisterSkips } from '@dossier/domain/register-import';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { type MaybeRecord, readGleifJson } from './gleif-json.ts';
import { convert } from './gleif-record.ts';
import { readGleifTable } from './gleif-tsv.ts';
import { NotARegister } from './not-a-register.ts';
import type { RegistryCompany, RegistryWriter } from './registry.ts';

/** Number of companies written per batch. */
const batchSize = 500;

/** Maximum number of skipped records that a report lists. */
const namedSkips = 20;

/** Result of an import. Records are counted from 1, in the order of the file. */
export interface ImportReport {
  readonly read: number;
  readonly written: number;
  readonly skipped: RegisterSkips;
  /** The first records skipped because of an error, with the fields that could be read. */
  readonly faults: readonly RegisterFault[];
}

export interface ImportOptions {
  /** The date stored as the register's answer, ISO. */
  readonly today: string;
  /** Called after each batch; what it throws ends the import. */
  readonly onProgress?: (report: ImportReport) => void | Promise<void>;
}

/**
 * Imports a GLEIF level 1 file into the register, record by record: `.json`, `.tsv`, `.csv`, each also with `.gz`, or a
 * `.zip` with one of them. An unusable record is counted and left out. Idempotent.
 * @throws NotARegister for a file of another kind or without usable records, and for a table without the columns of GLEIF
 * @throws a message for a missing file
 */
export async function importRegistryFile(
  path: string,
  writer: RegistryWriter,
  options: ImportOptions,
): Promise<ImportReport> {
  const { name, bytes } = await openFile(path);
  const report = await importRecords(readerFor(name)(textOf(Readable.from(bytes))), writer, options);
  const { read, skipped, written } = report;
  if (written === 0 && skipped['outside-eu'] === 0)
    throw new NotARegister(`${path} has ${read} records and none is usable.`);
  return report;
}

async function openFile(path: string): Promise<{ name: string; bytes: Readable }> {
  if (/\.zip$/i.test(path)) return openPacked(path);
  const file = createReadStream(path);
  return { name: path, bytes: /\.gz$/i.test(path) ? file.compose(createGunzip()) : file };
}

/** The first file of a ZIP that a reader exists for. */
async function openPacked(path: string): Promise<{ name: string; bytes: Readable }> {
  const zip = await promisify<string, Options, ZipFile>(open)(path, { lazyEntries: true, autoClose: true });
  const entry = await new Promise<Entry | undefined>((resolve, reject) => {
    zip.on('entry', (one: Entry) => (kindOf(one.fileName) ? resolve(one) : zip.readEntry()));
    zip.on('end', () => resolve(undefined));
    zip.on('error', reject);
    zip.readEntry();
  });
  if (!entry) throw new NotARegister(`${path} contains no .json, .tsv or .csv file.`);
  const bytes = await promisify((one: Entry, done: (error: Error | null, stream: Readable) => void) =>
    zip.openReadStream(one, done),
  )(entry);
  return { name: entry.fileName, bytes };
}

const readers = { json: readGleifJson, tsv: readGleifTable, csv: readGleifTable } as const;

function readerFor(path: string): (chunks: AsyncIterable<string>) => AsyncIterable<MaybeRecord> {
  const kind = kindOf(path);
  if (kind) return readers[kind];
  throw new NotARegister(
    `${path} cannot be imported: the file name must end in .json, .tsv or .csv, optionally followed by .gz, or in .zip.`,
  );
}

const kindOf = (path: string) =>
  /\.(json|tsv|csv)(\.gz)?$/i.exec(path)?.[1]?.toLowerCase() as keyof typeof readers | undefined;

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
  const skipped: Record<RegisterSkipReason, number> = {
    'not-readable': 0,
    'lei-wrong': 0,
    'name-missing': 0,
    'country-missing': 0,
    'outside-eu': 0,
  };
  const faults: RegisterFault[] = [];
  let [read, written] = [0, 0];
  let batch: RegistryCompany[] = [];
  const flush = async () => {
    if (batch.length > 0) await writer.upsert(batch);
    written += batch.length;
    batch = [];
    await onProgress?.({ read, written, skipped, faults });
    await setImmediate();
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
