import { portalOfCollection, type Role, roleOf } from '@dossier/domain/portal';
import { useSyncExternalStore } from 'react';
import { client } from './client.ts';
import type { SessionUser } from './session.ts';

const subscribe = (changed: () => void) => client.authStore.onChange(changed);
let last: { raw: string; record: SessionUser | null } = { raw: 'null', record: null };

/** The auth store parses its record on every read; an unchanged record must remain the same object. */
function current(): SessionUser | null {
  const record = client.authStore.record;
  const raw = JSON.stringify(record);
  if (raw !== last.raw) last = { raw, record };
  return last.record;
}

/** The signed-in person, or null. */
export function useUser(): SessionUser | null {
  return useSyncExternalStore(subscribe, current);
}

/** The name and picture for display. */
export function userName(user: SessionUser): string {
  const name = [user['first_name'], user['last_name']]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
  return name || String(user['name'] || user['email'] || '');
}

/** The role of the signed-in person. Screens use it for display; the server decides. */
export const useRole = (): Role | undefined => roleOfUser(useUser());

/** The same outside of components. */
export const currentRole = (): Role | undefined => roleOfUser(current());

function roleOfUser(user: SessionUser | null): Role | undefined {
  const portal = user ? portalOfCollection(user.collectionName) : undefined;
  return portal && roleOf(portal, String(user?.['role'] ?? ''));
}
