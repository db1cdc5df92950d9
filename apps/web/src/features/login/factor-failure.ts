import { isRequestError, statusOf } from '#api/errors.ts';
import { type Failure, retryAfterOf } from './failures.ts';

/** The step of other factors: 400 is a wrong factor, or (by its message) a password that was entered too long ago. */
export function factorFailure(error: unknown, isPasskey: boolean): Failure {
  const status = statusOf(error);
  const isExpired = isRequestError(error) && String(error.response['message'] ?? '').includes('MFA session');
  if (status === 400 && isExpired) return { toast: 'toast.login-failed', why: 'restart' };
  const toast = isPasskey ? 'toast.login-failed' : 'toast.invalid-factor';
  if (status === 400) return { toast, why: isPasskey ? 'passkey' : 'factor' };
  const waitSeconds = retryAfterOf(error);
  if (waitSeconds > 0) return { toast: 'toast.otp-failed', why: 'code-wait', waitSeconds };
  return isPasskey && status === 0 ? { toast, why: 'passkey' } : { toast: 'toast.otp-failed', why: 'code-failed' };
}
