const key = 'dossier_session_ended';

/** `ended`: the session expired or the server refused it. `other-tab`: the person logged out in another tab. */
export type SessionEnd = 'ended' | 'other-tab';

/** Notes for this tab how a session ended that its person did not end in it, so that the login page can say so. */
export function noteEndedSession(how: SessionEnd): void {
  sessionStorage.setItem(key, how);
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
