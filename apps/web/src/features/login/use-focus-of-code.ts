import { type RefObject, useEffect, useRef } from 'react';
import type { LoginState } from './login-state.ts';

/** After a refusal, and when a code was requested again, the field of the code has the focus, wherever it was. */
export function useFocusOfCode({
  refused,
  isBusy,
  sentAt,
}: Pick<LoginState, 'refused' | 'isBusy' | 'sentAt'>): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const seen = useRef(sentAt);
  useEffect(() => {
    if (isBusy) return;
    if (refused !== undefined || seen.current !== sentAt) field.current?.focus();
    seen.current = sentAt;
  }, [refused, isBusy, sentAt]);
  return field;
}
