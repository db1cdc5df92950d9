import { ConfigError } from '../runtime/config.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import { type BackupIndex, provenTextOf } from './manifest.ts';

type Digests = Pick<SecretBox, 'digest'>;

/** A keyed digest of an index, and through its digests of every stored object. */
export const proofOf = (index: BackupIndex, secrets: Digests): string =>
  secrets.digest(provenTextOf(index), 'index of a backup');

/**
 * Finds out whether the desk with this secret wrote the index.
 * @throws ConfigError when it did not
 */
export function requireProof(name: string, index: BackupIndex, secrets: Digests): void {
  if (index.proof === undefined || index.proof === proofOf(index, secrets)) return;
  throw new ConfigError(
    `The index of the backup ${name} is not the one that this desk wrote: it was changed, or the secret of the desk was. If you changed the secret, make a new backup.`,
  );
}
