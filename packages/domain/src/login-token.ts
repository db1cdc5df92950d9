import { isEmailAddress } from './email-address.ts';

/**
 * Decodes the e-mail address of a login link's token. The token is not a secret and does not authenticate.
 * @returns undefined when the token, plain or URL-safe base64 with or without padding, contains no e-mail address
 */
export function readLoginToken(token: string): string | undefined {
  // A query string turns the plus of plain base64 into a blank.
  const plain = token.trim().replace(/[\s-]/g, '+').replaceAll('_', '/').replace(/=+$/, '');
  if (plain === '' || plain.length > 1_000 || !/^[A-Za-z0-9+/]+$/.test(plain)) return undefined;
  const bytes = decode(plain);
  const email = bytes === undefined ? undefined : readText(bytes);
  return email !== undefined && isEmailAddress(email) ? email : undefined;
}

/** Encodes the token of a login link: URL-safe base64 without padding. */
export function writeLoginToken(email: string): string {
  const binary = Array.from(new TextEncoder().encode(email), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
