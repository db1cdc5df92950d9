import * as z from 'zod/mini';

// Compiling schemas at run time is not allowed by the page's content security policy.
z.config({ jitless: true });

/** Messages are keys of `login.json`. */
export const staffLogin = z.object({
  email: z.email('staff.email-invalid'),
  password: z.string().check(z.minLength(6, 'staff.password-short')),
  code: z.optional(z.string()),
});

export const clientLogin = z.object({
  email: z.email('client.email-invalid'),
  code: z.optional(z.string()),
});

export type LoginMessage = 'staff.email-invalid' | 'staff.password-short' | 'client.email-invalid';

/** The first message of each wrong field; nothing is wrong: an empty object. */
export function wrongFields(
  schema: typeof staffLogin | typeof clientLogin,
  values: unknown,
): Partial<Record<'email' | 'password', LoginMessage>> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const issues = [...parsed.error.issues].reverse();
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message as LoginMessage]));
}
