import type { FileKeys } from '../files/file-keys.ts';
import { keyFileOf } from '../files/file-keys.ts';
import { recipientsOfKeys } from '../files/key-set.ts';

/** Keys of files that also open a backup to these recipients: without a recipient of its own it is encrypted to them. */
export async function keysAmong(
  recipients: readonly string[],
  keys: FileKeys | undefined,
): Promise<string | undefined> {
  if (!keys) return undefined;
  const isOurs = (await recipientsOfKeys(keys)).some((own) => recipients.includes(own));
  return isOurs ? keyFileOf(keys) : undefined;
}
