import { describeProvider } from '../../auth/oauth2/authorization.ts';
import type { OAuth2Provider } from '../../collection/collection.ts';
import type { Endpoint } from '../api-context.ts';
import { authCollectionOf, queryOf } from '../call.ts';

/** `GET …/auth-methods`. The last three keys are legacy. Source: docs/reference/record-api.md 9.3. */
export const authMethods: Endpoint = (app, api) => {
  app.get('/collections/:collection/auth-methods', async (request) => {
    const { password, otp, mfa, oauth2 } = authCollectionOf(api, request).auth;
    const identityFields = password?.enabled ? password.identityFields : [];
    const providers = oauth2?.enabled ? await describe(oauth2.providers) : [];
    const answer = {
      password: { enabled: password?.enabled ?? false, identityFields },
      oauth2: { enabled: oauth2?.enabled ?? false, providers },
      mfa: { enabled: mfa?.enabled ?? false, duration: mfa?.enabled ? mfa.lifeSeconds : 0 },
      otp: { enabled: otp?.enabled ?? false, duration: otp?.enabled ? otp.lifeSeconds : 0 },
      authProviders: providers.length > 0 ? providers : null,
      usernamePassword: identityFields.includes('username'),
      emailPassword: identityFields.includes('email'),
    };
    return api.queries.pick(answer, queryOf(request)['fields']);
  });
};

/** Omits providers that are unreachable, so that the others still work. */
async function describe(providers: readonly OAuth2Provider[] = []): Promise<object[]> {
  const known = await Promise.all(providers.map((one) => describeProvider(one).catch(() => undefined)));
  return known.filter((one) => one !== undefined);
}
