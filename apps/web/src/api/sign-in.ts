import type { PortalName } from '@dossier/domain/portal';
import type { OfferedFactor } from '@dossier/domain/second-factors';
import type { DeskClient } from './client.ts';
import { isRequestError } from './errors.ts';

/** A valid first step of an account with a second factor. */
export interface SecondStep {
  readonly step: 'code';
  readonly mfaId: string;
  readonly factors?: readonly OfferedFactor[];
  /** After the sign-in of a provider: the address of the account. */
  readonly email?: string;
}

/** Result of the first step: signed in, or a second factor is required. */
export type FirstStepAnswer = { readonly step: 'signed-in' } | SecondStep;

/** The second step that a 401 asks for; undefined for every other error. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  const { mfaId, factors, email } = isRequestError(error) ? error.response : {};
  if (typeof mfaId !== 'string' || mfaId === '') return undefined;
  return {
    step: 'code',
    mfaId,
    ...(Array.isArray(factors) && { factors: factors as OfferedFactor[] }),
    ...(typeof email === 'string' && { email }),
  };
}

/**
 * Checks the password of a member of staff.
 * Errors: a refused password throws the request's error (400, without `mfaId`).
 */
export async function signInWithPassword(
  client: DeskClient,
  collection: string,
  email: string,
  password: string,
): Promise<FirstStepAnswer> {
  try {
    await client.collection(collection).authWithPassword(email, password, { requestKey: null });
    return { step: 'signed-in' };
  } catch (error) {
    const second = secondStepOf(error);
    if (!second) throw error;
    return second;
  }
}

/** Header of a code request made by a login link; the server sends no second code within five minutes. */
export const askedByLink = { 'X-Dossier-Asked-By': 'link' } as const;

/** A mailed one-time code that may be entered. */
export interface SentCode {
  readonly otpId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** False: an earlier code is still valid, and no mail was sent now. */
  readonly isNew: boolean;
}

/**
 * Requests a one-time code by mail. The server stores the addresses of clients in lower case and compares them as they
 * are, and a phone may write the first letter as a capital.
 */
export async function askForCode(
  client: DeskClient,
  collection: string,
  email: string,
  isByLink = false,
): Promise<SentCode> {
  const headers = isByLink ? { headers: askedByLink } : {};
  const address = collection === 'end_client_users' ? email.toLowerCase() : email;
  return sentCode(await client.collection(collection).requestOTP(address, { requestKey: null, ...headers }));
}

/** Requests a code for a helper link (`<id>.<token>`): the server sends it to the address that the link names. */
export async function askForLinkCode(client: DeskClient, collection: string, link: string): Promise<SentCode> {
  const headers = { 'X-Dossier-Helper-Link': link };
  return sentCode(await client.collection(collection).requestOTP('', { requestKey: null, headers }));
}

/** The desk adds two fields to the answer of a record server. */
function sentCode({ otpId, sentAt, isNew = true }: { otpId: string; sentAt?: string; isNew?: boolean }): SentCode {
  return { otpId, sentAt: sentAt === undefined ? Date.now() : Date.parse(sentAt), isNew };
}

export async function signInWithCode(
  client: DeskClient,
  collection: string,
  otpId: string,
  code: string,
  mfaId?: string,
): Promise<void> {
  const second = mfaId === undefined ? {} : { body: { otpId, password: code, mfaId } };
  await client.collection(collection).authWithOTP(otpId, code, { requestKey: null, ...second });
}

const emailKey = (portal: PortalName) => `dossier_last_email_${portal}`;

/** The address that last signed in on this portal; '' if there was none. */
export function lastEmail(portal: PortalName): string {
  return localStorage.getItem(emailKey(portal)) ?? '';
}

export function rememberEmail(portal: PortalName, email: string): void {
  localStorage.setItem(emailKey(portal), email);
}
