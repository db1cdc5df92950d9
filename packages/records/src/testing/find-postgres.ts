import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debiansFolder = '/usr/lib/postgresql';
const oldestMajor = 15;

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, else where PATH has `initdb`, else the newest of Debian's that is
 * new enough, else undefined.
 */
export function findPostgres(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named) return named;
  const isComplete = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return (process.env['PATH'] ?? '').split(delimiter).find(isComplete) ?? debians().find(isComplete);
}

function debians(): string[] {
  if (!existsSync(debiansFolder)) return [];
  const majors = readdirSync(debiansFolder).map(Number);
  return majors
    .filter((major) => major >= oldestMajor)
    .sort((a, b) => b - a)
    .map((major) => join(debiansFolder, String(major), 'bin'));
}

/** Error message when PostgreSQL is not installed. */
export const postgresSentence =
  'No PostgreSQL was found, so nothing was tried on it: install it (Debian: apt-get install postgresql) or name the folder of its programs with POSTGRES_BIN=/path/to/bin.';
