import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { LoginRefusal, LoginState } from './login-state.ts';

const texts = {
  credentials: 'toast.invalid-credentials',
  'password-wait': 'password-wait',
  'sign-in': 'login-failed',
  send: 'send-failed',
  code: 'code-invalid',
  'code-incomplete': 'code-incomplete',
  'code-spoiled': 'code-spoiled',
  'code-wait': 'code-wait',
  'code-failed': 'code-failed',
  factor: 'factor.wrong',
  passkey: 'factor.passkey-failed',
  restart: 'factor.restart',
} as const satisfies Record<LoginRefusal, string>;

/** The message on the page after a failed step; undefined when the step did not fail. */
export function useRefusedText({ refused, waitUntil }: Pick<LoginState, 'refused' | 'waitUntil'>): string | undefined {
  const { t } = useTranslation('login');
  const format = useFormat();
  return refused && t(texts[refused], { time: format.time(new Date(waitUntil).toISOString()) });
}
