import { createHash, randomBytes } from 'node:crypto';
import { setupLinkMinutes } from '@dossier/domain/limits';
import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Reader, Row } from '../collections/rows.ts';

/** 43 characters. Unit: bytes. */
const tokenBytes = 32;

const digestOf = (token: string): string => createHash('sha256').update(`setup/${token}`).digest('hex');

/** Whether the desk has a lead, active or not: then no other account becomes its first lead. */
async function hasLead(records: Reader): Promise<boolean> {
  return (await records.first('internal_users', 'role = "lead"')) !== undefined;
}

export interface NewSetupLink {
  readonly address: string;
  readonly expiresAt: Date;
}

/**
 * Makes a link that lets its holder create the first lead; undefined when there is a lead. The token is in the fragment,
 * so it reaches no log of a proxy and no other site, and only its digest is stored. Earlier links remain valid: each
 * instance prints its own.
 */
export async function makeSetupLink(
  store: Store<DeskSchema>,
  origin: string,
  now: Date,
): Promise<NewSetupLink | undefined> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + setupLinkMinutes * 60_000);
  const isMade = await store.transaction(
    async (records) => {
      if (await hasLead(records)) return false;
      for (const { id } of await records.find('setup_links', 'expires_at <= {:now}', { now: dateText(now) }))
        await records.delete('setup_links', id);
      await records.create('setup_links', { digest: digestOf(token), expires_at: dateText(expiresAt) });
      return true;
    },
    { operation: 'make-setup-link' },
  );
  return isMade ? { address: `${origin}/setup#${token}`, expiresAt } : undefined;
}

/** The link of a token; undefined when it is unknown, has expired, or the desk has a lead. */
export async function findSetupLink(
  records: Reader,
  token: string,
  now: Date,
): Promise<Row<'setup_links'> | undefined> {
  if (await hasLead(records)) return undefined;
  const link = await records.first('setup_links', 'digest = {:digest}', { digest: digestOf(token) });
  return link && link.expires_at > dateText(now) ? link : undefined;
}
