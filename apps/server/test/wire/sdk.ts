import { equal } from 'node:assert/strict';
import type { AuthCollection } from '@dossier/domain/portal';
import PocketBase, { type ClientResponseError } from 'pocketbase';
import { snapshot, type World } from '../scenario.ts';
import type { Person } from '../test-app.ts';

/** The official client against the running server, signed in as this person; null is a guest. */
export async function sdkFor(world: World, who: Person | null): Promise<PocketBase> {
  const sdk = new PocketBase(world.url).autoCancellation(false);
  if (who) sdk.authStore.save(await world.tokenOf(who), null);
  return sdk;
}

/**
 * Asserts that the official client throws and that nothing changed.
 * @returns the error
 */
export async function refusedBySdk(world: World, call: () => Promise<unknown>): Promise<ClientResponseError> {
  const before = await snapshot(world);
  const error = await call().then(
    () => Promise.reject(new Error('this call should have failed')),
    (refusal: ClientResponseError) => refusal,
  );
  if (error.name !== 'ClientResponseError 403' && !('response' in error)) throw error;
  equal(await snapshot(world), before);
  return error;
}

/** The six digits of the latest mail. */
export async function newestCode(world: World): Promise<string> {
  await world.sendMails();
  return /\d{3} \d{3}/.exec(world.mails.at(-1)?.subject ?? '')?.[0].replace(' ', '') ?? '';
}

/** Requests a code for this address, for auth-with-otp. */
export async function askCode(world: World, sdk: PocketBase, collection: AuthCollection, email: string) {
  const { otpId } = await sdk.collection(collection).requestOTP(email);
  return { otpId, code: await newestCode(world) };
}
