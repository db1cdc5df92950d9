import type { SignInFactor } from '@dossier/domain/second-factors';
import type { DeskClient } from './client.ts';
import type { SessionUser } from './session.ts';

/** Completes a sign-in with a factor of the account: a code, or the answer of a passkey. */
export async function signInWithFactor(
  client: DeskClient,
  collection: string,
  proof: { readonly mfaId: string; readonly factor: SignInFactor; readonly code?: string; readonly response?: unknown },
): Promise<void> {
  const path = `/api/collections/${collection}/auth-with-factor`;
  const { token, record } = await client.send<{ token: string; record: SessionUser }>(path, {
    method: 'POST',
    body: proof as unknown as Record<string, unknown>,
    requestKey: null,
  });
  client.authStore.save(token, record);
}
