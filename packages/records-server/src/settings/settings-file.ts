import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ApiError } from '@dossier/records';
import type { ErrorData } from '@dossier/records/extension';
import type { ServerSettings } from './server-settings.ts';
import { settingsErrors } from './settings-checks.ts';

type Tree = { [key: string]: unknown };

export interface SettingsFile {
  current(): ServerSettings;
  /** Changes only known settings with values of the right type. Throws ApiError 400 with errors by field. */
  change(patch: Readonly<Tree>): Promise<void>;
  /** Without passwords. */
  read(): Readonly<Tree>;
}

const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Values absent from the file come from the start options. Readable by the owner only: it contains the mail password. */
export function openSettings(path: string, initial: ServerSettings): SettingsFile {
  let changes = stored(path);
  let now = merged(initial as unknown as Tree, changes) as unknown as ServerSettings;
  return {
    current: () => now,
    async change(patch) {
      const next = merged(now as unknown as Tree, patch);
      const errors: ErrorData = settingsErrors(next as unknown as ServerSettings);
      if (Object.keys(errors).length > 0)
        throw new ApiError(400, 'An error occurred while saving the new settings.', errors);
      changes = added(changes, patch);
      const temporary = `${path}.part`;
      writeFileSync(temporary, `${JSON.stringify(changes, null, 2)}\n`, { mode: 0o600, flush: true });
      renameSync(temporary, path);
      now = next as unknown as ServerSettings;
    },
    read() {
      const { password: _, ...smtp } = now.smtp;
      return { ...now, smtp };
    },
  };
}

function stored(path: string): Tree {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Tree;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Keys that there are, with values of the kind that there is; others are left as they were. */
function merged(base: Tree, patch: Readonly<Tree>): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const given = Object.hasOwn(patch, key) ? patch[key] : undefined;
      if (isTree(value)) return [key, isTree(given) ? merged(value, given) : value];
      const isSameKind = typeof given === typeof value && Array.isArray(given) === Array.isArray(value);
      return [key, given !== undefined && given !== null && isSameKind ? given : value];
    }),
  );
}

function added(before: Tree, patch: Readonly<Tree>): Tree {
  const next: Tree = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue;
    next[key] = isTree(value) ? added(isTree(before[key]) ? before[key] : {}, value) : value;
  }
  return next;
}
