import { minPasswordLength } from './limits.ts';
import { emailAddress, z } from './schema.ts';

/** Text keys of the login schemas' messages. English texts: docs/specification.md section 5. */
export const loginTexts = {
  staffEmail: 'login:staff.email-invalid',
  staffPassword: 'login:staff.password-too-short',
  clientEmail: 'login:client.email-invalid',
} as const;

export const staffLoginSchema = z.object({
  email: emailAddress(loginTexts.staffEmail),
  password: z.string(loginTexts.staffPassword).check(z.minLength(minPasswordLength, loginTexts.staffPassword)),
  otp: z.optional(z.string()),
});
export type StaffLogin = z.infer<typeof staffLoginSchema>;

export const clientLoginSchema = z.object({
  email: emailAddress(loginTexts.clientEmail),
  otp: z.optional(z.string()),
});
export type ClientLogin = z.infer<typeof clientLoginSchema>;
