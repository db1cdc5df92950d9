import { stepOf, totpCode } from '../src/sign-in/totp.ts';
import { TestAuthenticator } from './authenticator.ts';
import { testPassword as password } from './factories.ts';
import { done, type World } from './scenario.ts';
import type { Person } from './test-app.ts';

interface AddedFactor {
  readonly factor: string;
  readonly recoveryCodes: readonly string[];
}

export interface AddedApp extends AddedFactor {
  readonly key: string;
  /** A code that was not used yet: advances the clock by a time step. */
  readonly nextCode: () => string;
}

/** Adds an authenticator app through the workflows. */
export async function addApp(world: World, who: Person, name = 'Phone'): Promise<AddedApp> {
  const { factor, app } = await done(world.run(who, 'begin-factor', { kind: 'app', password }));
  const nextCode = () => {
    world.clock.advance({ seconds: 30 });
    return totpCode(app.key, stepOf(world.clock.now()));
  };
  const { recoveryCodes } = await done(world.run(who, 'confirm-factor', { factor, name, code: nextCode() }));
  return { factor, key: app.key, recoveryCodes, nextCode };
}

/** Adds a passkey through the workflows. */
export async function addPasskey(
  world: World,
  who: Person,
  name = 'Laptop',
): Promise<AddedFactor & { readonly authenticator: TestAuthenticator }> {
  const portal = who.collection === 'internal_users' ? 'intern' : 'gatekeeper';
  const authenticator = new TestAuthenticator(world.config.origins[portal]);
  const { factor, passkey } = await done(world.run(who, 'begin-factor', { kind: 'passkey', password }));
  const response = authenticator.create(passkey);
  const { recoveryCodes } = await done(world.run(who, 'confirm-factor', { factor, name, response }));
  return { factor, recoveryCodes, authenticator };
}

/** Signing in over HTTP, one step at a time. */
export function signInOf(world: World, { id, collection }: Person) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    world.request('POST', `/api/collections/${collection}/${path}`, { body, headers });
  const email = async () => (await world.store.reader.need(collection, id)).email;
  return {
    post,
    /** The answer to the right password: 401 with `mfaId`. */
    withPassword: async () => (await post('auth-with-password', { identity: await email(), password })).body,
    withFactor: (mfaId: string, proof: object) => post('auth-with-factor', { mfaId, ...proof }),
    /** Requests a code; '' when none was mailed. */
    async mailedCode() {
      const { body } = await post('request-otp', { email: await email() });
      const codes = (await world.sendMails()).map(({ subject }) => /\d{3} \d{3}/.exec(subject)?.[0].replace(' ', ''));
      return { otpId: body.otpId as string, password: codes.find((code) => code !== undefined) ?? '' };
    },
  };
}
