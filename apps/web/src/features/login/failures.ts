import { isRequestError, statusOf } from '#api/errors.ts';
import type { LoginRefusal } from './login-state.ts';

/** The toast of a failure, a key of `login.json`, and the message on the page. */
export interface Failure {
  readonly toast:
    | 'toast.login-failed'
    | 'toast.otp-failed'
    | 'toast.invalid-credentials'
    | 'toast.invalid-code'
    | 'toast.invalid-code-client'
    | 'toast.send-failed'
    | 'toast.invalid-factor';
  readonly why: LoginRefusal;
  /** Seconds until this connection may try again; 0 when there is nothing to wait for. */
  readonly waitSeconds?: number;
  /** How many more tries the code has. */
  readonly triesLeft?: number;
}

/** The password step: 400 means that address and password do not match, 429 that there were too many wrong ones. */
export function passwordFailure(error: unknown): Failure {
  if (statusOf(error) === 400) return { toast: 'toast.invalid-credentials', why: 'credentials' };
  const waitSeconds = retryAfterOf(error);
  return waitSeconds > 0
    ? { toast: 'toast.login-failed', why: 'password-wait', waitSeconds }
    : { toast: 'toast.login-failed', why: 'sign-in' };
}

/**
 * The code step: 400 is a wrong code (the last try spoils it), 429 a spoiled code or (with the seconds to wait) too many attempts from this
 * connection, anything else a server failure.
 */
export function codeFailure(error: unknown, login: 'staff' | 'client'): Failure {
  const status = statusOf(error);
  if (status === 400) {
    const toast = login === 'staff' ? 'toast.invalid-code' : 'toast.invalid-code-client';
    const triesLeft = numberIn(error, 'triesLeft');
    if (triesLeft === undefined) return { toast, why: 'code' };
    return { toast, why: triesLeft === 0 ? 'code-spoiled' : 'code', triesLeft };
  }
  const toast = 'toast.otp-failed';
  if (status !== 429) return { toast, why: 'code-failed' };
  const waitSeconds = retryAfterOf(error);
  return waitSeconds > 0 ? { toast, why: 'code-wait', waitSeconds } : { toast, why: 'code-spoiled' };
}

/** No code was sent: this connection has to wait, or the server failed. */
export function sendFailure(error: unknown): Failure {
  const waitSeconds = retryAfterOf(error);
  const toast = 'toast.send-failed';
  return waitSeconds > 0 ? { toast, why: 'code-wait', waitSeconds } : { toast, why: 'send' };
}

/** Seconds until this connection may try again; 0 when the answer names none. */
export function retryAfterOf(error: unknown): number {
  return numberIn(error, 'retryAfter') ?? 0;
}

function numberIn(error: unknown, name: 'retryAfter' | 'triesLeft'): number | undefined {
  const data = isRequestError(error) ? (error.response['data'] as Record<string, unknown> | undefined) : undefined;
  const value = data?.[name];
  return typeof value === 'number' ? value : undefined;
}
