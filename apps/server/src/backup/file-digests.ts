import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Digest } from '../files/digests.ts';
import { fileDigestsIn } from '../runtime/data-folder.ts';

/**
 * Digests of stored files from earlier backups, so that only new files are read: a key is never overwritten with other
 * bytes. A missing or damaged list costs time only.
 */
export class FileDigests {
  readonly #path: string;
  readonly #known: Map<string, Digest>;

  private constructor(path: string, known: Map<string, Digest>) {
    this.#path = path;
    this.#known = known;
  }

  static async open(dataFolder: string): Promise<FileDigests> {
    const path = fileDigestsIn(dataFolder);
    const known = new Map<string, Digest>();
    for (const line of (await readFile(path, 'utf8').catch(() => '')).split('\n')) {
      const [sha256 = '', size = '', key = ''] = line.split(' ');
      if (/^[0-9a-f]{64}$/.test(sha256) && /^\d+$/.test(size) && key !== '')
        known.set(key, { size: Number(size), sha256 });
    }
    return new FileDigests(path, known);
  }

  get(key: string): Digest | undefined {
    return this.#known.get(key);
  }

  set(key: string, digest: Digest): void {
    this.#known.set(key, digest);
  }

  /** Stores the digests of these keys and forgets the others. */
  async keep(keys: ReadonlySet<string>): Promise<void> {
    const lines = [...this.#known].flatMap(([key, { size, sha256 }]) =>
      keys.has(key) ? [`${sha256} ${size} ${key}\n`] : [],
    );
    await writeFile(`${this.#path}.part`, lines.join(''), { mode: 0o600 });
    await rename(`${this.#path}.part`, this.#path);
  }
}
