import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Only a built folder has the program `dossier` (tools/release). */
const isBuilt = existsSync(join(import.meta.dirname, '../../../../dossier'));

/** Returns what an operator types to run a command: `npm run backup -- /mnt/x` in a clone, `dossier backup /mnt/x` in a built folder. */
export function commandLine(name: string, ...args: readonly string[]): string {
  const typed = isBuilt ? ['dossier', name] : ['npm run', name, ...(args.length > 0 ? ['--'] : [])];
  return [...typed, ...args].join(' ');
}
