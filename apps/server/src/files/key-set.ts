import { text } from 'node:stream/consumers';
import type { FileStore } from '@dossier/records';
import { identityToRecipient } from 'age-encryption';
import type { FileKeys } from './file-keys.ts';
import { idOfRecipients } from './sealing.ts';

/** The recipients of new files. */
export interface KeySet {
  /** In the header of every file that is encrypted to these recipients. */
  readonly id: string;
  readonly recipients: readonly string[];
}

/** Begins the keys of the notes about the recipients of files; they contain public keys alone. */
const prefix = 'sealed/';

export const isKeyNote = (key: string): boolean => key.startsWith(prefix);

/** @throws for keys with a typing error */
export async function keySetOf({ identities, recipients }: FileKeys): Promise<KeySet> {
  const own = await identityToRecipient(identities[0] as string);
  const all = [...new Set([own, ...recipients])];
  return { id: idOfRecipients(all), recipients: all };
}

/** The recipients whose files these keys open. */
export const recipientsOfKeys = ({ identities }: FileKeys): Promise<string[]> =>
  Promise.all(identities.map((identity) => identityToRecipient(identity)));

/** Notes the recipients before the first file is encrypted to them, so that a start without their key is refused. */
export async function noteKeySet(files: FileStore, { id, recipients }: KeySet): Promise<void> {
  if (!(await isNoted(files, id))) await files.put(prefix + id, new TextEncoder().encode(`${recipients.join('\n')}\n`));
}

export const isNoted = async (files: FileStore, id: string): Promise<boolean> =>
  (await files.info(prefix + id)) !== undefined;

/** Forgets all recipients but these: no file is encrypted to others. */
export async function forgetOtherSets(files: FileStore, { id }: KeySet): Promise<void> {
  for await (const key of files.list(prefix)) if (key !== prefix + id) await files.delete(key);
}

/** A sentence when files may be encrypted to recipients of which no key is given. */
export async function missingKeys(files: FileStore, keys: FileKeys | undefined): Promise<string | undefined> {
  const own = new Set(keys && (await recipientsOfKeys(keys)));
  for await (const key of files.list(prefix)) {
    const recipients = (await text(files.read(key))).trim().split('\n');
    if (!recipients.some((recipient) => own.has(recipient)))
      return `Stored files are encrypted to ${recipients.join(' and ')}: add a key of these to DOSSIER_FILE_KEYS. Without it they cannot be read.`;
  }
  return undefined;
}
