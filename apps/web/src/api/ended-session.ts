const key = 'dossier_session_ended';

/** `ended`: the session expired or the server refused it. `other-tab`: the person logged out in another tab. */
export type SessionEnd = 'ended' | 'other-tab';

const listeners = new Set<(how: SessionEnd) => void>();

/** Notes for this tab how a session ended that its person did not end in it, so that the login page can say so. */
export function noteEndedSession(how: SessionEnd): void {
  sessionStorage.setItem(key, how);
  for (const listener of listeners) listener(how);
}

/**
 * Calls the listener when a session ends. The login may be open by then: a page that loads meanwhile reads the empty
 * storage before the browser reports the logout of another tab. Returns the function that stops it.
 */
export function onEndedSession(listener: (how: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the last session of this tab ended; undefined after a logout in it. */
export function endedSession(): SessionEnd | undefined {
  const kept = sessionStorage.getItem(key);
  return kept === 'ended' || kept === 'other-tab' ? kept : undefined;
}

/** The person logged out in this tab, or is signed in again. */
export function forgetEndedSession(): void {
  sessionStorage.removeItem(key);
}
