import { channel } from 'node:diagnostics_channel';

/** Published for each failed run of a background job. */
export const jobFailed = channel('dossier:job-failed');
/** Published for each attempt to send a mail. */
export const mailTried = channel('dossier:mail-tried');

export interface JobFailed {
  readonly job: string;
}

/** `retried`: not sent, and it will be tried again. The others are final. */
export interface MailTried {
  readonly result: 'sent' | 'retried' | 'failed' | 'bounced' | 'expired';
}
