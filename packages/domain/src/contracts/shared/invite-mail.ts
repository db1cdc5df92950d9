import { languages } from '../../languages.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';

const mail = z.strictObject({
  to: z.string(),
  toName: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The login link with token and formId. */
  link: z.string(),
});
export type InviteMail = OutputOf<typeof mail>;

/** The e-mail to the client in each language. */
export const inviteMails = z.record(z.enum(languages), mail);
