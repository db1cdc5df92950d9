import type { loginTexts } from '@dossier/domain/login';
import { type RefObject, useEffect, useRef } from 'react';
import { loadSchemas } from './sign-in-parts.ts';

type LoginText = (typeof loginTexts)[keyof typeof loginTexts];

/** The error message of each invalid field, as a text key; empty when all are valid. */
export type WrongFields = Partial<Record<'email' | 'password', LoginText>>;

/**
 * Validates a login with its schema. The first message of a field is used. When the schemas failed to load, the
 * server validates.
 */
export async function wrongFields(
  login: 'staff' | 'client',
  values: { email: string; password?: string; otp?: string },
): Promise<WrongFields> {
  const known = await loadSchemas();
  const parsed = known?.[`${login}LoginSchema`].safeParse(values);
  if (!parsed || parsed.success) return {};
  const issues = [...parsed.error.issues].reverse();
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message as LoginText]));
}

/** Moves the focus to the first invalid field, by its name, after each attempt. Returns the ref of the form. */
export function useFocusOfWrong(wrong: WrongFields): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = wrong.email ? 'email' : wrong.password && 'password';
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [wrong]);
  return form;
}
