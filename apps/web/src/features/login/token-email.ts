import { clientLogin, wrongFields } from './login-schema.ts';

/**
 * The e-mail address that a login link carries: base64 of it (also URL-safe, with or without padding) or the address as it stands.
 * Shape: undefined when it is none, and then no code is asked for.
 */
export function emailFromToken(token: string | undefined): string | undefined {
  if (!token) return undefined;
  return [token.trim(), decoded(token)].find((text) => text !== undefined && isEmail(text));
}

const isEmail = (text: string) => wrongFields(clientLogin, { email: text }).email === undefined;

function decoded(token: string): string | undefined {
  try {
    const plain = atob(token.trim().replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+').replace(/=+$/, ''));
    return new TextDecoder('utf-8', { fatal: true })
      .decode(Uint8Array.from(plain, (char) => char.charCodeAt(0)))
      .trim();
  } catch {
    return undefined;
  }
}
