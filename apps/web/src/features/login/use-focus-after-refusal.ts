import { type RefObject, useEffect, useRef } from 'react';
import type { LoginState } from './login-state.ts';

/** After a refusal the field of the code has the focus, wherever the focus was. */
export function useFocusAfterRefusal({
  refused,
  isBusy,
}: Pick<LoginState, 'refused' | 'isBusy'>): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused !== undefined && !isBusy) field.current?.focus();
  }, [refused, isBusy]);
  return field;
}
