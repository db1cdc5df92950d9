import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders of the data, without secret, settings and backups. */
const parts = ['data.db', 'data.db-wal', 'data.db-shm', 'storage'];

/** Replaces the data by an unpacked backup. The previous data is retained until the server has started with the backup. */
export function replaceData(data: string, unpacked: string): { keep(): void; takeBack(): void } {
  const former = join(data, '.former');
  rmSync(former, { recursive: true, force: true });
  mkdirSync(former, { mode: 0o700 });
  move(data, former);
  move(unpacked, data);
  rmSync(unpacked, { recursive: true, force: true });
  return {
    keep: () => rmSync(former, { recursive: true, force: true }),
    takeBack() {
      for (const part of parts) rmSync(join(data, part), { recursive: true, force: true });
      move(former, data);
      rmSync(former, { recursive: true, force: true });
    },
  };
}

function move(from: string, to: string): void {
  for (const part of parts) if (existsSync(join(from, part))) renameSync(join(from, part), join(to, part));
}
