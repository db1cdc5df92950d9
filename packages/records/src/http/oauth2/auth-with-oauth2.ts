import { authOf } from '../../auth/authenticate.ts';
import { fetchToken, fetchUser, type ProviderToken, type ProviderUser } from '../../auth/oauth2/exchange.ts';
import { ApiError } from '../../core/errors.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { answerSignIn, settleSignIn } from '../auth/sign-in.ts';
import { authCollectionOf, signedInOf } from '../call.ts';
import { type OAuth2Form, readOAuth2Form } from './form.ts';
import { findPerson, settlePerson } from './person.ts';

/** `POST …/auth-with-oauth2`. Source: docs/reference/record-api.md 11. */
export const authWithOAuth2: Endpoint = (app, api) => {
  app.post('/collections/:collection/auth-with-oauth2', async (request) => {
    const collection = authCollectionOf(api, request);
    if (!collection.auth.oauth2?.enabled)
      throw new ApiError(403, 'The collection is not configured to allow OAuth2 authentication.');
    const everyone = await signedInOf(api, request);
    const signedIn = everyone?.collection.id === collection.id ? everyone : undefined;
    const form = await readOAuth2Form(request, collection);
    const { token, user } = await askProvider(api, form);
    const vouched = { api, request, collection, form, user, signedIn };
    const person = await findPerson(vouched);
    const provider = form.provider.name;
    const signIn = { api, request, collection, method: 'oauth2', provider, mfaId: form.mfaId } as const;
    const actor = person.known ? authOf(collection, person.known) : null;
    const outcome = await api.store.transaction(
      async (records) => {
        const { id, link } = await settlePerson(records, vouched, person);
        return settleSignIn(records, { ...signIn, link }, id);
      },
      { actor },
    );
    return answerSignIn(signIn, outcome, metaOf(token, user, !person.known));
  });
};

async function askProvider(api: RecordApi, form: OAuth2Form): Promise<{ token: ProviderToken; user: ProviderUser }> {
  const { provider } = form;
  const token = await fetchToken(provider, form, api.now()).catch(() => {
    throw new ApiError(400, 'Failed to fetch OAuth2 token.');
  });
  const user = await fetchUser(provider, token, { codeVerifier: form.codeVerifier, now: api.now() }).catch(() => {
    throw new ApiError(400, 'Failed to fetch OAuth2 user.');
  });
  return { token, user };
}

function metaOf(token: ProviderToken, user: ProviderUser, isNew: boolean): object {
  const { accessToken, refreshToken, expiry } = token;
  const { id, name, username, email, avatarURL, raw } = user;
  return {
    accessToken,
    avatarURL,
    avatarUrl: avatarURL,
    email,
    expiry,
    id,
    isNew,
    name,
    rawUser: raw,
    refreshToken,
    username,
  };
}
