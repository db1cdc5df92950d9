import { statusOf, WorkflowRefused } from './errors.ts';

let check = () => {};

/** Registers what verifies the session after a request was answered with 401. */
export function onRefusedSession(verify: () => void): void {
  check = verify;
}

/** The server refused a request because it had no valid session: the session is verified at once, not at the next refresh. */
export function isSessionRefused(error: unknown): boolean {
  return error instanceof WorkflowRefused ? error.code === 'not-signed-in' : statusOf(error) === 401;
}

/** Verifies the session if this error means that it may have ended. Returns the error. */
export function noteRefusedSession<E>(error: E): E {
  if (isSessionRefused(error)) check();
  return error;
}
