import { DatabaseUnavailable } from '../../core/errors.ts';

/** SQLSTATEs after which a connection is closed: connection exceptions, server shutdown, idle timeouts. */
const endings = /^(08...|57P0[1-5]|25P0[34])$/;
/** SQLSTATEs of a server that accepts no connection at present: too many, starting up, shutting down. */
const busy = /^(08...|53300|57P0[1-5])$/;
/** Codes of the operating system start with E, which no SQLSTATE does. */
const sqlState = /^(?!E)[0-9A-Z]{5}$/;

/** The address leads to a server that only reads, for example a former primary. */
export class StandbyError extends Error {
  override readonly name = 'StandbyError';
  constructor() {
    super('The server is a standby, which accepts no writes.');
  }
}

export function isConnectionEnd(error: unknown): error is Error {
  return error instanceof Error && endings.test(codeOf(error));
}

/** Whether a server answered, although with an error that is not about its own state. */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return sqlState.test(code) && !endings.test(code);
}

/** Converts errors of connecting that may pass by themselves; the others (a wrong password) are returned unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof StandbyError) return new DatabaseUnavailable(error);
  const code = codeOf(error);
  return sqlState.test(code) && !busy.test(code) ? error : new DatabaseUnavailable(error);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
