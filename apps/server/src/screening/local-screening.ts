import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { maxStoredMatches, reviewFromScore } from '@dossier/domain/limits';
import type { FileStore, RecordsReader } from '@dossier/records';
import {
  bounds,
  type DetailedMatch,
  type ListFormat,
  type Query,
  writeIndexOf,
} from '@dossier/screening/without-dictionaries';
import { activeLists } from '../case/active-lists.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import type { ScreenedFacts } from '../collections/shapes.ts';
import { algorithm, indexFileName } from './index-file.ts';
import { fetchListFiles } from './list-files.ts';
import type { Found, Screened, ScreeningProvider } from './provider.ts';
import { type SearchPriority, SearchThread, SearchTooLongError } from './search-thread.ts';

export interface LocalScreeningParts {
  readonly reader: RecordsReader<DeskSchema>;
  readonly files: FileStore;
  /** Folder of this process's indexes: a cache that is rebuilt from the stored files. */
  readonly folder: string;
}

type ListRow = Row<'screening_lists'>;

/** A search outside an onboarding: other limits, selected lists. */
export interface SearchOptions {
  readonly threshold?: number;
  readonly limit?: number;
  readonly isWanted?: (list: ListRow) => boolean;
  /** Time limit of each query. Unit: milliseconds. */
  readonly timeoutMs?: number;
  /** Ends the search between two queries. */
  readonly signal?: AbortSignal;
}

interface EngineOptions {
  /** All active lists: their indexes stay in memory, also those that are not searched. */
  readonly active: readonly ListRow[];
  readonly threshold?: number;
  readonly review: number;
  readonly limit: number;
  readonly timeoutMs?: number | undefined;
  readonly priority: SearchPriority;
}

export const versionOf = (list: ListRow): ListVersion => ({
  name: list.name,
  version: list.version,
  date: dateOf(list),
  list: list.id,
  kind: list.kind,
  entries: list.entries,
});

/** The date that the list gives, or the day on which it was imported: its version is then a checksum. */
const dateOf = ({ date, loaded_at }: ListRow): string => date || loaded_at.slice(0, 10);

/** The local engine over the active lists, in a worker thread. */
export class LocalScreening implements ScreeningProvider {
  readonly #parts: LocalScreeningParts;
  readonly #thread = new SearchThread();
  #building: Promise<unknown> = Promise.resolve();

  constructor(parts: LocalScreeningParts) {
    this.#parts = parts;
  }

  /** Path of the index of a load in this process's folder. */
  indexFile(load: string): string {
    return join(this.#parts.folder, indexFileName(load));
  }

  async screen(subjects: readonly ScreenedFacts[]): Promise<Screened> {
    const lists = await activeLists(this.#parts.reader);
    if (lists.length === 0) return { ok: false, error: 'no-list' };
    try {
      const findings = await this.#search(lists, subjects.map(screeningQuery), {
        review: reviewFromScore,
        limit: maxStoredMatches,
        active: lists,
        priority: 'desk',
      });
      return {
        ok: true,
        source: 'engine',
        lists: lists.map(versionOf),
        threshold: bounds.threshold,
        algorithm,
        found: findings.map((some) => some.map((one) => foundOf(one, lists))),
      };
    } catch {
      return { ok: false, error: 'engine-failed' };
    }
  }

  /**
   * Runs the searches of an API client, one query at a time so that those of the desk can run in between, and returns
   * them with the lists that were searched.
   * @throws SearchTooLongError when a query reaches its time limit
   * @throws the reason of the signal
   * @throws when an index is missing and cannot be rebuilt
   */
  async find(queries: readonly Query[], options: SearchOptions) {
    const { threshold = bounds.threshold, limit = 50, isWanted, timeoutMs, signal } = options;
    const all = await activeLists(this.#parts.reader);
    const lists = isWanted ? all.filter(isWanted) : all;
    const findings: (readonly DetailedMatch[])[] = [];
    const engine = { active: all, threshold, review: threshold, limit, timeoutMs, priority: 'client' } as const;
    for (const query of lists.length === 0 ? [] : queries) {
      signal?.throwIfAborted();
      findings.push(...(await this.#search(lists, [query], engine)));
    }
    return { lists, findings };
  }

  async #search(
    lists: readonly ListRow[],
    queries: readonly Query[],
    { threshold = bounds.threshold, active, priority, ...options }: EngineOptions,
  ): Promise<readonly (readonly DetailedMatch[])[]> {
    const files = await this.#indexes(lists);
    const order = { files, active: active.map(({ load }) => this.indexFile(load)), queries, threshold, ...options };
    try {
      return await this.#thread.search(order, priority);
    } catch (error) {
      if (error instanceof SearchTooLongError) throw error;
      // A damaged or outdated file is rebuilt once from the stored list.
      await Promise.all(files.map((file) => rm(file, { force: true })));
      return this.#thread.search({ ...order, files: await this.#indexes(lists) }, priority);
    }
  }

  /** Serialised: two searches that miss the same index build it once. */
  #indexes(lists: readonly ListRow[]): Promise<string[]> {
    const built = this.#building.then(async () => {
      const files: string[] = [];
      for (const list of lists) files.push(await this.#indexOf(list));
      return files;
    });
    this.#building = built.catch(() => undefined);
    return built;
  }

  async #indexOf(list: ListRow): Promise<string> {
    const file = this.indexFile(list.load);
    if (existsSync(file)) return file;
    const { reader, files, folder } = this.#parts;
    const load = await reader.need('screening_loads', list.load);
    const work = join(folder, `building-${load.id}`);
    await mkdir(work, { recursive: true, mode: 0o700 });
    try {
      const path = await fetchListFiles(files, load.id, load.files ?? [], join(work, 'files'));
      const index = join(work, 'index');
      const [outcome] = await writeIndexOf([{ format: list.format as ListFormat, path, name: list.id }], index);
      if (!outcome?.ok) throw new Error(`the stored list ${list.id} can no longer be read`);
      await rename(index, file);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    return file;
  }

  /** Deletes indexes that no active list needs, and those of other algorithms. */
  async deleteUnusedIndexes(): Promise<void> {
    const needed = new Set((await activeLists(this.#parts.reader)).map(({ load }) => indexFileName(load)));
    const names = await readdir(this.#parts.folder).catch(() => []);
    const unused = names.filter((name) => name.endsWith('.index') && !needed.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#parts.folder, name), { force: true })));
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}

export function screeningQuery(facts: ScreenedFacts): Query {
  const { type, name, otherNames, birthDate, birthPlace, nationality, country, gender, documents, registrationNumber } =
    facts;
  const home = nationality || country;
  return {
    type,
    name,
    aliases: otherNames,
    identifiers: [...documents, registrationNumber].filter((number) => number !== ''),
    ...(birthDate === '' ? {} : { dob: birthDate }),
    ...(home === '' ? {} : { country: home }),
    ...(gender === '' ? {} : { gender }),
    ...(birthPlace === '' ? {} : { places: [birthPlace] }),
    ...(registrationNumber === '' ? {} : { registrations: [registrationNumber] }),
  };
}

function foundOf({ match, entry, isCrowded }: DetailedMatch, lists: readonly ListRow[]): Found {
  const list = lists.find(({ id }) => id === match.list) as ListRow;
  return {
    entryKey: match.entityId,
    list: list.name,
    listId: list.id,
    listKind: list.kind,
    listVersion: list.version,
    listDate: dateOf(list),
    name: match.name,
    score: match.score,
    band: match.score >= bounds.threshold ? 'alert' : 'review',
    reasons: match.reasons,
    isCrowded,
    entry: entry as unknown as Record<string, unknown>,
  };
}
