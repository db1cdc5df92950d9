import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '../runtime/ports.ts';

export interface StoredMail extends Mail {
  readonly id: string;
  /** ISO timestamp. */
  readonly at: string;
}

/** Mails that are stored as files instead of being sent. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(): Promise<StoredMail[]>;
  get(id: string): Promise<StoredMail | undefined>;
}

/** Maximum number of mails shown, newest first. */
const shownMails = 200;

/** A folder of mails: one JSON file each, named after the timestamp and the Message-ID. */
export function mailboxMailer(folder: string, now: () => Date): Mailbox {
  const names = async (): Promise<string[]> => {
    const found = await readdir(folder).catch(() => []);
    return found
      .filter((name) => /^[\w-]+\.json$/.test(name))
      .toSorted()
      .toReversed();
  };
  const read = async (name: string): Promise<StoredMail> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const suffix = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 20);
      // A mail sent again after a crash overwrites itself.
      if ((await names()).some((name) => name.endsWith(`-${suffix}.json`))) return;
      const at = now().toISOString();
      const id = `${at.replace(/\D/g, '')}-${suffix}`;
      const temporary = join(folder, `.${randomUUID()}`);
      await writeFile(temporary, JSON.stringify({ id, at, ...mail }), { mode: 0o600 });
      await rename(temporary, join(folder, `${id}.json`));
    },
    list: async () => Promise.all((await names()).slice(0, shownMails).map(read)),
    get: async (id) => ((await names()).includes(`${id}.json`) ? read(`${id}.json`) : undefined),
  };
}
