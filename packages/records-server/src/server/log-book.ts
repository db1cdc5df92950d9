import { dateText, newId } from '@dossier/records';
import { senderOf } from '@dossier/records/extension';
import type { FastifyInstance } from 'fastify';
import type { LogBook, LogEntry } from '../operator/operator.ts';

const maxEntries = 10_000;

/** The newest entries, in memory: they go with the process. */
export function makeLogBook(now: () => Date = () => new Date()): LogBook {
  let entries: LogEntry[] = [];
  return {
    note(entry) {
      entries.push({ id: newId(), created: dateText(now()), ...entry });
      if (entries.length > maxEntries * 1.1) entries = entries.slice(-maxEntries);
    },
    entries: () => entries.toReversed(),
  };
}

/** Logs every request of the API while logging is enabled, without tokens in URLs. */
export function noteRequests(app: FastifyInstance, book: LogBook, isOn: () => boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!isOn() || !request.url.startsWith('/api/')) return;
    const url = request.url.replaceAll(/([?&](?:token|code)=)[^&]*/gi, '$1…');
    const level = reply.statusCode >= 400 ? 8 : 0;
    const { method, ip, headers } = request;
    book.note({
      level,
      message: `${method} ${url}`,
      data: {
        type: 'request',
        method,
        url,
        status: reply.statusCode,
        execTime: reply.elapsedTime,
        remoteIP: ip,
        userIP: ip,
        userAgent: headers['user-agent'] ?? '',
        referer: headers.referer ?? '',
        auth: (await senderOf(app.recordApi, request))?.collection.name ?? '',
      },
    });
  });
}
