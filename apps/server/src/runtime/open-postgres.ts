import { DatabaseUnavailable, type Dialect, postgres } from '@dossier/records';
import { ConfigError } from './config.ts';

/** Pause between attempts. Unit: milliseconds. */
const pauseMs = 1_000;

export interface OpenPostgresOptions {
  /** Time in which the database must become reachable; 0 for one attempt. Unit: milliseconds. */
  readonly waitMs?: number;
  /** Receives one sentence when the first attempt failed and others follow. */
  readonly say?: (sentence: string) => void;
}

/**
 * Opens the database at a URL, also one that is still starting.
 * @throws ConfigError when it cannot be reached, or rejects the connection
 */
export async function openPostgres(url: string, options: OpenPostgresOptions = {}): Promise<Dialect> {
  const { waitMs = 0, say = () => undefined } = options;
  const end = performance.now() + waitMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await postgres({ url });
    } catch (error) {
      const reason = reasonOf(error);
      if (!(error instanceof DatabaseUnavailable)) {
        throw new ConfigError(`The database at ${placeOf(url)} refused: ${reason}. Check DATABASE_URL.`);
      }
      if (performance.now() > end)
        throw new ConfigError(
          `The database at ${placeOf(url)} cannot be reached: ${reason}. Check that it runs and that DATABASE_URL is right.`,
        );
      if (attempt === 0)
        say(`The database at ${placeOf(url)} cannot be reached yet (${reason}). Trying for ${waitMs / 1000} seconds.`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Host, port and database, without user and password. */
function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

/** The messages of an unreachable address can be in the parts of the error. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause);
  return error.message.replace(/\.$/, '');
}
