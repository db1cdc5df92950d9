import type { JobLog } from './job-log.ts';
import { mailFailureOf } from './mail-failure.ts';

/** Signs in at the mail server once, at the start, and logs the result. A failure does not stop the start. */
export async function checkMailServer(mailer: { verify(): Promise<void> }, log: JobLog): Promise<void> {
  try {
    await mailer.verify();
    log.info({}, 'the mail server accepted the connection and the sign-in');
  } catch (error) {
    const { step, reply } = mailFailureOf(error);
    log.warn({ step, reply }, 'the mail server cannot be used: mails wait and are retried. Check SMTP_URL');
  }
}
