import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@dossier/domain/limits';
import type { SecretBox } from '../runtime/secret-box.ts';

/** Without letters and digits that look alike. 12 of them are 58 bits. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const groups = 3;
const groupLength = 4;

/** A new set, as shown to its owner: `k7mp-2xqd-w9fa`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, group).join('-'));
}

/** The digest under which a code of the account is stored. Capitals, spaces and hyphens make no difference. */
export function recoveryDigest(secrets: Pick<SecretBox, 'digest'>, account: string, code: string): string {
  return secrets.digest(code.toLowerCase().replace(/[^a-z0-9]/g, ''), `recovery-code/${account}`);
}
