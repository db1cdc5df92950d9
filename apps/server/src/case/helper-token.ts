import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Reader } from '../collections/rows.ts';
import type { HelperLink } from './helper-links.ts';

/** Unit: bytes. 192 random bits, so a digest without a key is enough. */
const tokenBytes = 24;

export const newHelperToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** The digest under which the token of a link is stored. */
export function helperTokenDigest(link: string, token: string): string {
  return createHash('sha256').update(`helper_links/${link}/${token}`).digest('base64url');
}

/** The link that this token belongs to, open or not; undefined for a wrong token, or a scanned one that was used. */
export async function linkOfToken(
  records: Reader,
  { link: id, token, now }: { readonly link: string; readonly token: string; readonly now: string },
): Promise<HelperLink | undefined> {
  const link = token === '' ? undefined : await records.get('helper_links', id);
  if (!link) return undefined;
  const given = helperTokenDigest(id, token);
  if (isSame(given, link.token)) return link;
  return isSame(given, link.scan_token) && link.scan_expires_at > now ? link : undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
