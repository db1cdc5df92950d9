import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the secrets that are stored in the database, and digests those that are only compared. */
export interface SecretBox {
  /**
   * @param purpose collection, record and field, such as `screening_providers/p1/key`; the value opens for it only
   */
  seal(text: string, purpose: string): string;
  /** Returns undefined when the value was sealed with another secret or for another purpose, or was changed. */
  open(sealed: string, purpose: string): string | undefined;
  /** A keyed digest (HMAC-SHA256, base64url), which cannot be computed without the secret of the desk. */
  digest(text: string, purpose: string): string;
}

/** The version of key and format; a value stored without a prefix is not encrypted. */
const prefix = 'sealed:v1:';
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Is the value in the format of a secret box? */
export const isSealed = (value: string): boolean => value.startsWith(prefix);

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit IV and the purpose as associated data.
 * @param secret the secret of the desk; the key is derived from it by HKDF-SHA256 (RFC 5869)
 */
export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, 'dossier', 'stored secrets v1', 32));
  const digestKey = Buffer.from(hkdfSync('sha256', secret, 'dossier', 'digests v1', 32));
  return {
    digest: (text, purpose) =>
      createHmac('sha256', digestKey)
        .update(JSON.stringify([purpose, text]))
        .digest('base64url'),
    seal(text, purpose) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return prefix + Buffer.concat([iv, sealing.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(isSealed(sealed) ? sealed.slice(prefix.length) : '', 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
