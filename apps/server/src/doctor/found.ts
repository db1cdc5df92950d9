import type { CheckName, CheckState } from '@dossier/domain/system';
import type { TextFiles } from '@dossier/texts/text-files';
import type { Config } from '../runtime/config.ts';
import type { ReadableDatabase } from './open-for-reading.ts';

type Results = TextFiles['system']['results'];

/** What a check found: `text` is a key of its sentences in `system.json`. */
export type Found<Name extends CheckName = CheckName> = Name extends CheckName
  ? {
      readonly state: CheckState;
      readonly text: keyof Results[Name] & string;
      readonly facts?: Readonly<Record<string, string | number | undefined>>;
    }
  : never;

export interface CheckContext {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** The error when it could not be opened. */
  readonly database: ReadableDatabase | Error;
}

export interface Check<Name extends CheckName> {
  /** Left out while the database cannot be opened: `database` reports that. */
  readonly needsDatabase?: true;
  readonly run: (context: CheckContext) => Promise<Found<Name>>;
}

/** For checks that need the database. */
export function opened({ database }: Pick<CheckContext, 'database'>): ReadableDatabase {
  if (database instanceof Error) throw database;
  return database;
}
