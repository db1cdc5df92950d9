import { expect } from '@playwright/test';
import type { Desk } from './desk.ts';

/** A mail as shown on the mailbox page. */
export interface Mail {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Every mail to an address, newest first. */
export async function mailsTo(desk: Desk, email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${desk.url}/mailbox.json`)).json()) as Mail[];
  return mails.filter(({ to }) => to.toLowerCase().includes(email.toLowerCase()));
}

/** Waits for a mail with a matching subject, newer than those already seen. */
export async function mail(desk: Desk, email: string, subject: RegExp, seen: ReadonlySet<string> = new Set()) {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(desk, email)).find((one) => subject.test(one.subject) && !seen.has(one.id));
        return found !== undefined;
      },
      { intervals: [20, 50, 100, 200] },
    )
    .toBe(true);
  return found as Mail;
}

const codeSubject = /^(Your code is|Uw code is|Je code is) /;

export function codeIn({ subject }: Mail): string {
  return subject.replace(/\D/g, '');
}

/** Remembers the codes received so far, so that the next one is the new one. */
export async function codesSeen(desk: Desk, email: string): Promise<ReadonlySet<string>> {
  return new Set((await mailsTo(desk, email)).map(({ id }) => id));
}

/** The next code for an address. */
export async function nextCode(desk: Desk, email: string, seen: ReadonlySet<string> = new Set()): Promise<string> {
  return codeIn(await mail(desk, email, codeSubject, seen));
}
