const key = 'dossier_session_ended';

/** Notes for this tab that a session ended without a logout, so that the login page can say so. */
export function noteEndedSession(): void {
  sessionStorage.setItem(key, 'yes');
}

/** Whether the last session of this tab ended without a logout. */
export function hasEndedSession(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** The person logged out, or is signed in again. */
export function forgetEndedSession(): void {
  sessionStorage.removeItem(key);
}
