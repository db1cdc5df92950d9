import type { SignedIn } from '../../auth/authenticate.ts';
import { ApiError, type ErrorData } from '../../core/errors.ts';
import type { Subscribed } from '../../realtime/broker.ts';
import type { Client, ClientAuth } from '../../realtime/client.ts';
import { maxTopicLength } from '../../realtime/topic.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { type Body, formLimitBytes, readBody } from '../body.ts';
import { signedInOf } from '../call.ts';
import { cannotBeBlank } from '../error-body.ts';

const missing = 'Missing or invalid client id.';
const mismatch = "The current and the previous request authorization don't match.";

const tooManyStreams = 'Too many event streams of this account are open.';

/** Maximum body size: a thousand topics of maximum length; in strict mode a hundred. */
const limitBytes = ({ strict }: RecordApi): number => (strict ? 1 : 4) * formLimitBytes;

/** `POST /realtime`: the list replaces the previous one. Source: docs/reference/record-api.md 13. */
export const realtimeSubscribe: Endpoint = (app, api) => {
  app.post('/realtime', async (request, reply) => {
    const body = await readBody(request, limitBytes(api)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 400 ? new ApiError(400) : error;
    });
    const clientId = body['clientId'] ?? '';
    if (typeof clientId !== 'string') throw new ApiError(400);
    const topics = topicsOf(body);
    check(clientId, topics, api.broker.limits.topics);
    const client = api.broker.find(clientId);
    if (!client && !api.streams) throw new ApiError(404, missing);
    const signedIn = await signedInOf(api, request);
    const auth = signedIn ? clientAuthOf(signedIn) : null;
    const outcome = client
      ? await subscribeHere(api, client, auth, topics)
      : await api.streams?.subscribe(clientId, auth, topics);
    if (outcome === 'missing') throw new ApiError(404, missing);
    if (outcome === 'foreign') throw new ApiError(403, mismatch);
    if (outcome === 'full' && auth)
      throw new ApiError(429, tooManyStreams, { retryAfter: secondsUntilFree(api, auth) });
    return reply.status(204).send();
  });
};

async function subscribeHere(
  { broker, streams }: RecordApi,
  client: Client,
  auth: ClientAuth | null,
  topics: readonly string[],
): Promise<Subscribed> {
  const outcome = broker.subscribe(client, auth, topics);
  if (outcome === 'done') await streams?.noted(client.id, auth);
  return outcome;
}

const secondsUntilFree = ({ broker }: RecordApi, auth: ClientAuth): number =>
  Math.max(1, Math.ceil(broker.fullFor(auth) / 1000));

function topicsOf({ subscriptions }: Body): string[] {
  const list: unknown = subscriptions ?? [];
  if (!Array.isArray(list) || !list.every((topic) => typeof topic === 'string')) throw new ApiError(400);
  return list;
}

function check(clientId: string, topics: readonly string[], maxTopics: number): void {
  const errors: ErrorData = {};
  if (clientId === '') errors['clientId'] = cannotBeBlank;
  if (topics.length > maxTopics) errors['subscriptions'] = tooLong(maxTopics);
  else {
    const long = topics.flatMap((topic, index) =>
      topic.length > maxTopicLength ? [[index, tooLong(maxTopicLength)]] : [],
    );
    if (long.length > 0) errors['subscriptions'] = Object.fromEntries(long);
  }
  if (Object.keys(errors).length > 0) throw new ApiError(400, undefined, errors);
}

function tooLong(max: number) {
  return {
    code: 'validation_length_too_long',
    message: `The length must be no more than ${max}.`,
    params: { max, min: 0 },
  };
}

function clientAuthOf({ collection, record, claims }: SignedIn): ClientAuth {
  const { session } = claims;
  return {
    collection: collection.name,
    id: record.id,
    tokenKey: record.tokenKey,
    expires: claims.exp * 1000,
    ...(session !== undefined && { session }),
  };
}
