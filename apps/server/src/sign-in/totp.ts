import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Parameters that all authenticator apps support. Source: RFC 6238. */
const stepSeconds = 30;
const digits = 6;
const keyBytes = 20;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const window = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new key in base32 without padding (RFC 4648). */
export function newTotpKey(): string {
  const bits = [...randomBytes(keyBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return [...bits.matchAll(/.{5}/g)].map(([group]) => alphabet[Number.parseInt(group, 2)]).join('');
}

function bytesOf(key: string): Buffer {
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from([...bits.matchAll(/.{8}/g)].map(([group]) => Number.parseInt(group, 2)));
}

/** The address that authenticator apps read from a QR code. */
export function totpAddress({ key, issuer, account }: { key: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = { secret: key, issuer, algorithm: 'SHA1', digits: String(digits), period: String(stepSeconds) };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}

/** The code of a time step. Source: RFC 4226, section 5.3. */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * Returns the time step of a correct code; undefined for a wrong one, and for a code of `lastStep` or before, which was
 * used already.
 */
export function matchingStep(key: string, code: string, { now, lastStep }: { now: Date; lastStep: number }) {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => current - window + index);
  return steps.filter((step) => {
    const expected = Buffer.from(totpCode(key, step));
    return expected.length === given.length && timingSafeEqual(expected, given) && step > lastStep;
  })[0];
}
