import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** Maximum number of unexpired codes per account. Source: docs/reference/record-api.md 9.5. */
export const maxOpenCodes = 10;

/** Decimal digits, each drawn evenly. */
export function newCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/**
 * Digests codes with a key: without the server's secret, short codes cannot be found by trying them on a stolen
 * database. The digest depends on the id, so equal codes differ.
 */
export class CodeDigest {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'otp', 'code digest', 32));
  }

  of(otpId: string, code: string): string {
    return createHmac('sha256', this.#key).update(`${otpId}:${code}`).digest('base64url');
  }

  /** Digest of the address that requested a code: addresses are not stored. */
  ofAddress(address: string): string {
    return this.of('address', address);
  }

  /** An id for an e-mail address without an account: always the same, and like that of a record. */
  unknownId(collectionId: string, email: string): string {
    const digest = createHmac('sha256', this.#key).update(`unknown:${collectionId}:${email.toLowerCase()}`).digest();
    return BigInt(`0x${digest.toString('hex')}`)
      .toString(36)
      .slice(0, 15);
  }

  /** Constant time. */
  matches(otpId: string, code: string, stored: string): boolean {
    const given = Buffer.from(this.of(otpId, code));
    const kept = Buffer.from(stored);
    return given.length === kept.length && timingSafeEqual(given, kept);
  }
}
