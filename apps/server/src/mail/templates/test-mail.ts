import type { Template } from './template.ts';

export interface TestMailData {
  /** Date text. */
  readonly at: string;
}

/** Shows a lead that mail of the desk arrives. */
export const testMail: Template<TestMailData> = ({ at }, { deskName }, { t, date, time }) => ({
  subject: t('test-mail.subject', { desk: deskName }),
  preview: t('test-mail.preview'),
  heading: t('test-mail.heading'),
  blocks: [{ kind: 'text', text: t('test-mail.body', { date: date(at), time: time(at) }) }],
  why: t('test-mail.why'),
});
