import { ApiError } from '@dossier/records';
import { queryOf } from '@dossier/records/extension';
import type { LogEntry, OperatorEndpoint } from '../operator/operator.ts';
import { partFor } from './for-superusers.ts';
import { filtered, listInMemory, valueAt } from './list-in-memory.ts';

const names = ['id', 'created', 'level', 'message', 'data'];
type Item = Readonly<Record<string, unknown>>;

/** Request log of this server, newest first by default. Source: docs/reference/record-api.md 15. */
export const logs: OperatorEndpoint = (operator) => (app, api) => {
  app.get('/logs', async (request) => {
    const entries = (await partFor(api, request, operator, 'logs')).entries() as unknown as Item[];
    return listInMemory({ items: entries, names }, queryOf(request));
  });
  app.get('/logs/stats', async (request) => {
    const entries = (await partFor(api, request, operator, 'logs')).entries() as unknown as Item[];
    const found = filtered(entries, queryOf(request)['filter'] ?? '', (item, name) => valueAt(item, name, names));
    return perHour(found as unknown as LogEntry[]);
  });
  app.get('/logs/:id', async (request) => {
    const book = await partFor(api, request, operator, 'logs');
    const { id } = request.params as { id: string };
    const entry = book.entries().find((one) => one.id === id);
    if (!entry) throw new ApiError(404);
    return api.queries.pick(entry, queryOf(request)['fields']);
  });
};

function perHour(entries: readonly LogEntry[]): { total: number; date: string }[] {
  const totals = new Map<string, number>();
  for (const { created } of entries) {
    const hour = `${created.slice(0, 13)}:00:00.000Z`;
    totals.set(hour, (totals.get(hour) ?? 0) + 1);
  }
  return [...totals].sort().map(([date, total]) => ({ total, date }));
}
