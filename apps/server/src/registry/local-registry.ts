import { setImmediate } from 'node:timers/promises';
import type { Registry, RegistryCompany, RegistryHit, RegistrySearch, RegistryStore } from './registry.ts';
import { SearchIndex } from './search-index.ts';

/** Number of companies indexed before yielding to other requests. */
const batchSize = 500;

/**
 * How long an index is used before the store is checked for changes of which this process was not notified: an import by
 * a command. Unit: milliseconds.
 */
const maxAgeMs = 10_000;

/** During an import every batch is a change: at most this part of the time is spent on building indexes. */
const buildingShare = 1 / 10;

interface Loaded {
  readonly index: SearchIndex;
  readonly version: string;
}

/**
 * The local copy of a register, indexed in memory at the first search and again after the store has changed. A company
 * is found by the first search after its transaction; only an index that takes long to build is rebuilt less often.
 */
export class LocalRegistry implements Registry {
  readonly provider = 'local';
  readonly #store: RegistryStore;
  readonly #now: () => number;
  #index: Promise<Loaded> | undefined;
  #askedAt = 0;
  #isChanged = false;
  /** How long the newest index took to build. */
  #builtInMs = 0;

  /** `now` returns milliseconds. */
  constructor(store: RegistryStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    store.onChange(() => {
      this.#isChanged = true;
    });
  }

  async search(query: string, search?: RegistrySearch): Promise<RegistryHit[]> {
    const { index } = await this.#fresh();
    return index.search(query, search);
  }

  get(key: string): Promise<RegistryCompany | undefined> {
    return this.#store.get(key);
  }

  #fresh(): Promise<Loaded> {
    const known = this.#index;
    if (known && this.#now() - this.#askedAt < this.#maxAgeMs()) return known;
    this.#askedAt = this.#now();
    const loading = this.#isChanged ? this.#reload() : this.#loadUnlessSame(known);
    this.#isChanged = false;
    this.#index = loading;
    // The next search retries after a failure.
    loading.catch(() => {
      if (this.#index === loading) this.#index = undefined;
    });
    return loading;
  }

  #maxAgeMs(): number {
    return this.#isChanged ? Math.min(maxAgeMs, this.#builtInMs / buildingShare) : maxAgeMs;
  }

  async #reload(): Promise<Loaded> {
    return this.#load(await this.#store.version());
  }

  async #loadUnlessSame(known: Promise<Loaded> | undefined): Promise<Loaded> {
    const [former, version] = await Promise.all([known, this.#store.version()]);
    return former?.version === version ? former : this.#load(version);
  }

  async #load(version: string): Promise<Loaded> {
    const index = new SearchIndex();
    const startedAt = this.#now();
    for await (const company of this.#store.all()) {
      index.add(company);
      if (index.size % batchSize === 0) await setImmediate();
    }
    this.#builtInMs = this.#now() - startedAt;
    return { index, version };
  }
}
