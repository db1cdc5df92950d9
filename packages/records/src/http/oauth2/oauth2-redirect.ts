import type { FastifyReply } from 'fastify';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { accountFormBytes, type Body, readForm } from '../body.ts';
import { queryOf } from '../call.ts';

const topic = '@oauth2';
const page = '../_/#/auth/oauth2-redirect-';

/**
 * `GET` and `POST /oauth2-redirect`: sends the provider's parameters to the waiting client.
 * Source: docs/reference/record-api.md 11.
 */
export const oauth2Redirect: Endpoint = (app, api) => {
  app.get('/oauth2-redirect', async (request, reply) =>
    redirect(api, queryOf(request), reply, request.method === 'GET' ? 307 : 303),
  );
  app.post('/oauth2-redirect', async (request, reply) => {
    const body = await readForm(request, accountFormBytes).catch((): Body => ({}));
    return redirect(api, body, reply, 303);
  });
};

function redirect(
  api: RecordApi,
  said: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const text = (key: string): string => (typeof said[key] === 'string' ? said[key] : '');
  const state = text('state');
  const code = text('code');
  const error = text('error');
  const client = state === '' ? undefined : api.broker.find(state);
  if (!client || !api.broker.takeTopic(client, topic)) return reply.redirect(`${page}failure`, status);
  client.send(topic, JSON.stringify({ state, code, ...(error !== '' && { error }) }));
  return reply.redirect(`${page}${error !== '' || code === '' ? 'failure' : 'success'}`, status);
}
