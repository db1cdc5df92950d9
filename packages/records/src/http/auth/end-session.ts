import { authOf } from '../../auth/authenticate.ts';
import { withEndedSession } from '../../auth/session.ts';
import type { TokenClaims } from '../../auth/token.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Endpoint } from '../api-context.ts';
import { limitedOrSignedIn, requestedCollection, requireSameCollection } from '../call.ts';

/**
 * `POST …/end-session`: signs out on the server. The session's tokens of every type become invalid on all instances.
 * Nothing happens where sessions have no id.
 */
export const endSession: Endpoint = (app, api) => {
  app.post('/collections/:collection/end-session', async (request, reply) => {
    const signedIn = await limitedOrSignedIn(api, request);
    const collection = requireSameCollection(signedIn, () =>
      requestedCollection(api, request, 'Missing or invalid collection context.'),
    );
    const { record, claims } = signedIn as NonNullable<typeof signedIn>;
    if (hasSession(claims)) {
      const end = async (records: Parameters<Parameters<typeof api.store.transaction>[0]>[0]) => {
        const current = (await records.need(collection.name, record.id)) as AnyRecord;
        const endedSessions = withEndedSession({ collection, record: current, claims }, api.now());
        await records.update(collection.name, record.id, { endedSessions } as never);
      };
      await api.store.transaction(end, { actor: authOf(collection, record) });
    }
    return reply.status(204).send();
  });
};

type SessionToken = TokenClaims & Required<Pick<TokenClaims, 'session' | 'since' | 'used'>>;

const hasSession = (claims: TokenClaims): claims is SessionToken => claims.session !== undefined;
