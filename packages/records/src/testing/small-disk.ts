import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk, or frees the space again. */
  fill(): void;
  free(): void;
  close(): void;
}

/** Message when this process may not mount a disk. */
export const smallDiskSentence =
  'No small disk can be mounted here (only root may), so a full disk was not tried: run the tests as root to try it.';

/** Mounts a disk of a few megabytes in memory; undefined when this process may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const isRoot = process.getuid?.() === 0;
  const mounted =
    isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
  if (!mounted) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  mkdirSync(ballast, { recursive: true });
  return {
    folder,
    fill() {
      for (const bytes of [1 << 20, 1 << 16, 1 << 12]) fillWith(ballast, bytes);
    },
    free: () => rmSync(ballast, { recursive: true, force: true }),
    close() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillWith(folder: string, bytes: number): void {
  mkdirSync(folder, { recursive: true });
  for (let count = 0; ; count++) {
    try {
      writeFileSync(join(folder, `${bytes}-${count}`), Buffer.alloc(bytes));
    } catch {
      return;
    }
  }
}
