import { preferredLanguage } from '@dossier/domain/languages';
import { portalOfCollection, portals, roleOf } from '@dossier/domain/portal';
import type { AnyRecord } from '@dossier/records';
import type { Actor } from '../runtime/actor.ts';

/** Returns the signed-in record as an actor; undefined when it is not a user of a portal. */
export function actorOf(collection: string, record: AnyRecord): Actor | undefined {
  const portal = portalOfCollection(collection);
  if (portal === undefined) return undefined;
  // Removed staff lose their sessions at once, not when their token expires.
  if (portals[portal].login !== 'client' && record['active'] !== true) return undefined;
  const role = roleOf(portal, text(record['role']));
  if (role === undefined) return undefined;
  return {
    id: record.id,
    collection,
    portal,
    role,
    org: text(record['org']),
    email: text(record['email']),
    firstName: text(record['first_name']),
    lastName: text(record['last_name']),
    language: preferredLanguage(record['language']),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
