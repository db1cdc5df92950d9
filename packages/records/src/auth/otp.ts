import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** A person has at most this many unexpired codes open. Source: docs/reference/record-api.md 9.5. */
export const maxOpenCodes = 10;

/** Decimal digits, each drawn evenly. */
export function newCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/**
 * Codes are kept as a keyed digest: short codes could be tried out on a stolen database, but not without the
 * server's secret. Bound to the id, so equal codes look different.
 */
export class CodeDigest {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'otp', 'code digest', 32));
  }

  of(otpId: string, code: string): string {
    return createHmac('sha256', this.#key).update(`${otpId}:${code}`).digest('base64url');
  }

  /** Constant time. */
  matches(otpId: string, code: string, stored: string): boolean {
    const given = Buffer.from(this.of(otpId, code));
    const kept = Buffer.from(stored);
    return given.length === kept.length && timingSafeEqual(given, kept);
  }
}
