import type { Collection } from '../collection/collection.ts';
import { newId } from '../core/random.ts';
import type { AnyRecord } from '../core/record.ts';
import type { TokenClaims } from './token.ts';

/** How a session was signed in. */
export type SignedInBy = Pick<TokenClaims, 'method' | 'provider'>;

type SessionClaims = Required<Pick<TokenClaims, 'session' | 'since' | 'used' | 'exp'>> & SignedInBy;

/**
 * Claims of a token for a new session, or for the session of an earlier token. A session of an earlier release has no
 * method.
 * @param idleSeconds time since the person last used the program
 * @returns undefined when sessions of the collection do not end. A session that has ended has an `exp` in the past.
 */
export function sessionClaims(
  collection: Collection,
  now: Date,
  before: Pick<TokenClaims, 'session' | 'since' | 'used'> & SignedInBy = {},
  idleSeconds = 0,
): SessionClaims | undefined {
  const limits = collection.auth.session;
  if (!limits) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  const { session = newId(), since = seconds, method, provider } = before;
  const used = Math.max(before.used ?? since, seconds - idleSeconds);
  const exp = Math.min(used + limits.idleSeconds, since + limits.totalSeconds);
  return { session, since, used, exp, ...(method && { method }), ...(provider && { provider }) };
}

type EndedSessions = readonly (readonly [id: string, end: number])[];

const endedOf = (record: AnyRecord): EndedSessions =>
  Array.isArray(record['endedSessions']) ? (record['endedSessions'] as EndedSessions) : [];

export function isSessionEnded(record: AnyRecord, session: string): boolean {
  return endedOf(record).some(([id]) => id === session);
}

/** The ended sessions of a record with one more, without those whose tokens have expired by themselves. */
export function withEndedSession(
  { collection, record, claims }: { collection: Collection; record: AnyRecord; claims: SessionClaims },
  now: Date,
): EndedSessions {
  const { idleSeconds = 0, totalSeconds = 0 } = collection.auth.session ?? {};
  const seconds = Math.floor(now.getTime() / 1000);
  // A token that was issued at the same time lives at most this long.
  const end = Math.min(seconds + idleSeconds, claims.since + totalSeconds);
  return [...endedOf(record).filter(([id, ends]) => ends > seconds && id !== claims.session), [claims.session, end]];
}
