import { codeLifeSeconds } from '@dossier/domain/limits';
import { statusOf } from '#api/errors.ts';

interface OpenCode {
  readonly otpId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The address, or the helper link that names it. */
  readonly to: string;
}

const key = 'dossier_open_codes';
/** A wrong code is compared with as many codes: each costs one of the tries of this connection. */
const mostCodes = 3;

function stored(): readonly OpenCode[] {
  const since = Date.now() - codeLifeSeconds * 1000;
  const all = JSON.parse(sessionStorage.getItem(key) ?? '[]') as OpenCode[];
  return all.filter(({ sentAt }) => sentAt > since);
}

/** Stores a requested code until it expires: the person may enter it after requesting another one. */
export function noteOpenCode(code: OpenCode): void {
  const others = stored().filter(({ otpId }) => otpId !== code.otpId);
  sessionStorage.setItem(key, JSON.stringify([code, ...others]));
}

/**
 * Signs in with the newest code, and if it does not match with the earlier ones, which stay valid until they expire.
 * Source: docs/decisions/0021.
 * @throws the error of the newest code
 */
export async function signInWithOpenCode(
  to: string,
  newest: string,
  signIn: (otpId: string) => Promise<void>,
): Promise<void> {
  try {
    await signIn(newest);
  } catch (error) {
    if (statusOf(error) !== 400) throw error;
    const earlier = stored().filter((code) => code.to === to && code.otpId !== newest);
    for (const { otpId } of earlier.slice(0, mostCodes - 1)) {
      const isSignedIn = await signIn(otpId).then(
        () => true,
        () => false,
      );
      if (isSignedIn) return;
    }
    throw error;
  }
}
