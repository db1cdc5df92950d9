import type { TFunction } from 'i18next';
import type { LoginRefusal } from './login-state.ts';

const texts = {
  credentials: 'toast.invalid-credentials',
  'sign-in': 'login-failed',
  send: 'send-failed',
  code: 'code-invalid',
  'code-wait': 'code-wait',
  'code-failed': 'code-failed',
} as const satisfies Record<LoginRefusal, string>;

/** The message on the page after a failed step. */
export function refusedText(t: TFunction<'login'>, why: LoginRefusal): string {
  return t(texts[why]);
}
