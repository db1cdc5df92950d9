import { addressKey } from '../../auth/throttle.ts';
import { eventSink } from '../../realtime/event-sink.ts';
import type { Endpoint } from '../api-context.ts';

/**
 * `GET /realtime`: an event stream; its first frame contains the client's id.
 * Source: docs/reference/record-api.md 13.
 */
export const realtimeConnect: Endpoint = (app, api) => {
  app.get('/realtime', { exposeHeadRoute: false }, (request, reply) => {
    const headers = { ...reply.getHeaders() } as Record<string, string>;
    reply.hijack();
    reply.raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // The connection ends with the stream: otherwise it would stay open for a next request.
      connection: 'close',
    });
    const { broker, streams } = api;
    const announced = streams && { announced: streams.opened };
    const client = broker.connect(eventSink(reply.raw), { address: addressKey(request.ip), ...announced });
    reply.raw.on('close', () => {
      broker.disconnect(client);
      streams
        ?.closed(client.id)
        .catch((error) => app.log.error({ err: error }, 'realtime client could not be forgotten'));
    });
    reply.raw.on('error', () => broker.disconnect(client));
  });
};
