import { statusOf } from '#api/errors.ts';
import type { LoginRefusal } from './login-state.ts';

/** The toast of a failure, a key of `login.json`, and the message on the page. */
export interface Failure {
  readonly toast:
    | 'toast.login-failed'
    | 'toast.otp-failed'
    | 'toast.invalid-credentials'
    | 'toast.invalid-code'
    | 'toast.invalid-code-client'
    | 'toast.send-failed';
  readonly why: LoginRefusal;
}

/** The password step: 400 means that address and password do not match. */
export function passwordFailure(error: unknown): Failure {
  return statusOf(error) === 400
    ? { toast: 'toast.invalid-credentials', why: 'credentials' }
    : { toast: 'toast.login-failed', why: 'sign-in' };
}

/** The code step: 400 is a wrong code, 429 too many attempts, anything else a server failure. */
export function codeFailure(error: unknown, login: 'staff' | 'client'): Failure {
  const status = statusOf(error);
  if (status === 400)
    return { toast: login === 'staff' ? 'toast.invalid-code' : 'toast.invalid-code-client', why: 'code' };
  return { toast: 'toast.otp-failed', why: status === 429 ? 'code-wait' : 'code-failed' };
}

export const codeNotSent: Failure = { toast: 'toast.send-failed', why: 'send' };
