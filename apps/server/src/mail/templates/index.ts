import type { Template } from './template.ts';
import { templates } from './templates.gen.ts';

export { templates };

/** The data of each kind of mail, as its template takes it. */
export type MailData = {
  [K in keyof typeof templates]: (typeof templates)[K] extends Template<infer Data extends object> ? Data : never;
};
export type MailKind = keyof MailData;
export const mailKinds = Object.keys(templates) as MailKind[];
