import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Row } from '../collections/rows.ts';
import type { SecretBox } from '../runtime/secret-box.ts';

/** Loaded with the first passkey: most desks start without it. */
const library = () => import('@simplewebauthn/server');

/** Milliseconds that a browser waits for the authenticator. */
const timeout = 120_000;

/** Signature algorithms: EdDSA, ES256, RS256. The library's default tests for experimental ones. */
const algorithms = [-8, -7, -257];

/** The portal as browsers know it for passkeys (WebAuthn, relying party). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Undefined when the portal has an IP address instead of a name: browsers then refuse passkeys. */
export function relyingParty(origin: string): RelyingParty | undefined {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}

interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

type Passkey = Pick<Row<'staff_factors'>, 'credential' | 'transports' | 'secret' | 'counter'>;

/** Options for creating a passkey that the owner does not have yet; `name` is shown by the browser. */
export async function creationOptions(party: RelyingParty, name: string, owner: PasskeyOwner, known: Passkey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: name,
    rpID: party.id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(credentialOf),
    // A second factor: a security key without PIN or fingerprint is accepted.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Returns the stored form of a new passkey; undefined when its signature or origin is not as expected. */
export async function verifyCreation(
  party: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credential: id, secret: Buffer.from(publicKey).toString('base64url'), counter, transports: [...transports] };
}

/** The challenge of a sign-in, derived from its `mfaId`, which is random, valid once and expires. */
export function signInChallenge(secrets: Pick<SecretBox, 'digest'>, mfaId: string): string {
  return secrets.digest(mfaId, 'passkey-challenge');
}

/** Options for signing in with one of these passkeys (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export function requestOptions(party: RelyingParty, challenge: string, known: readonly Passkey[]) {
  const allowCredentials = known.map((passkey) => ({ ...credentialOf(passkey), type: 'public-key' }));
  return { challenge, rpId: party.id, timeout, userVerification: 'preferred', allowCredentials };
}

/** Returns the new signature counter; undefined when the signature is not as expected. */
export async function verifyRequest(
  party: RelyingParty,
  challenge: string,
  { passkey, response }: { passkey: Passkey; response: unknown },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { credential: id, secret, counter } = passkey;
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(secret, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

const credentialOf = ({ credential, transports }: Passkey) => ({ id: credential, transports: transports ?? [] });
