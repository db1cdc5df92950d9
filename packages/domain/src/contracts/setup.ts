import { newPasswordLength } from '../limits.ts';
import { z } from '../schema.ts';
import { accountEmail, accountFirstName, accountLastName, fieldTexts, language } from './shared/fields.ts';

/** Token of a setup link, from the fragment of its address. */
export const setupToken = z.string().check(z.minLength(1), z.maxLength(64));

/** `POST /api/setup/check`: is the link valid? */
export const setupCheck = z.object({ token: setupToken });

/** `POST /api/setup`: the first lead of a new desk. Answers like a sign-in, in a session that has to add a factor. */
export const firstLead = z.object({
  token: setupToken,
  firstName: accountFirstName,
  lastName: accountLastName,
  email: accountEmail,
  password: z
    .string()
    .check(
      z.minLength(newPasswordLength.min, fieldTexts.passwordShort),
      z.maxLength(newPasswordLength.max, fieldTexts.passwordLong),
    ),
  language,
});
export type FirstLead = z.infer<typeof firstLead>;
