/** What is known about a failed attempt to send a mail. */
export interface MailFailure {
  /** The server refused the recipient's address for good: another attempt would fail in the same way. */
  readonly isAddressRefused: boolean;
  /** SMTP reply: code and, where given, enhanced status code (RFC 3463), for example `550 5.1.1`; '' without one. */
  readonly reply: string;
  /** The SMTP command that failed (`RCPT TO`), otherwise the kind of error (`ETIMEDOUT`). Without personal data. */
  readonly step: string;
  /** The error's message. May contain the address. */
  readonly text: string;
}

/** Status codes of a recipient's address that does not exist. Excludes 5.1.7 and 5.1.8, which concern the sender. */
const addressStatuses = /^5\.(?:1\.(?:0|1|2|3|4|6|10)|4\.4)$/;
/** Replies that refuse a mailbox when the server gives no enhanced status code. Source: RFC 5321, 4.2.3. */
const mailboxReplies = new Set([550, 551, 553]);

/** Returns what an error of a mailer says about the mail. Everything but a refused address may be temporary. */
export function mailFailureOf(error: unknown): MailFailure {
  const {
    message = 'unknown',
    code = '',
    command = '',
    response = '',
    responseCode = 0,
  } = error as { message?: string; code?: string; command?: string; response?: string; responseCode?: number };
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  const isRefused = status === '' ? mailboxReplies.has(responseCode) && !isAboutRelaying(response) : isAddress(status);
  return {
    isAddressRefused: command === 'RCPT TO' && responseCode >= 500 && isRefused,
    reply: responseCode ? [responseCode, status].filter(Boolean).join(' ') : '',
    step: command || code || 'unknown',
    text: message.slice(0, 500),
  };
}

const isAddress = (status: string): boolean => addressStatuses.test(status);

/** Servers refuse every recipient of a client that may not send through them with `550 relay not permitted`. */
const isAboutRelaying = (response: string): boolean => /\brelay/i.test(response);
