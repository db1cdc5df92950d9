import { portalOfCollection, roleOf } from '@dossier/domain/portal';
import type { AnyRecord } from '@dossier/records';
import type { Actor } from '../runtime/actor.ts';

/** The signed-in record as workflows and views see it; undefined for anybody who is no user of a portal. */
export function actorOf(collection: string, record: AnyRecord): Actor | undefined {
  const portal = portalOfCollection(collection);
  if (portal === undefined) return undefined;
  // Staff that was let go loses its sessions at once, not when its token ends.
  if (portal !== 'client' && record['active'] !== true) return undefined;
  return {
    id: record.id,
    collection,
    portal,
    role: roleOf(portal, text(record['role'])),
    org: text(record['org']),
    email: text(record['email']),
    firstName: text(record['first_name']),
    lastName: text(record['last_name']),
    language: record['language'] === 'nl' ? 'nl' : 'en',
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
