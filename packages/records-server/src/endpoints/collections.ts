import { ApiError, type Collection, defineCollection } from '@dossier/records';
import { type Endpoint, findCollection, queryOf, type RecordApi } from '@dossier/records/extension';
import { writeCollection } from '../import-format/write-collection.ts';
import { deleteAllRows } from './delete-all-rows.ts';
import { forSuperusers } from './for-superusers.ts';
import { listInMemory } from './list-in-memory.ts';

const names = [
  'id',
  'name',
  'type',
  'system',
  'listRule',
  'viewRule',
  'createRule',
  'updateRule',
  'deleteRule',
  'created',
  'updated',
];
const declared = 'Collections are declared where the server is started: change the declaration and start it again.';

/**
 * Reads and truncates collections. Their schema is declared and cannot be changed here.
 * Source: docs/reference/record-api.md 15.
 */
export const collections: Endpoint = (app, api) => {
  app.get('/collections', async (request) => {
    await forSuperusers(api, request);
    const query = queryOf(request);
    return api.queries.pick(listInMemory({ items: all(api), names }, query), pageFields(query['fields']));
  });
  app.get('/collections/meta/scaffolds', async (request) => {
    await forSuperusers(api, request);
    return api.queries.pick(scaffolds(), queryOf(request)['fields']);
  });
  app.get('/collections/:collection', async (request) => {
    await forSuperusers(api, request);
    return api.queries.pick(written(api, need(api, request.params)), queryOf(request)['fields']);
  });
  for (const [method, url] of [
    ['POST', '/collections'],
    ['PATCH', '/collections/:collection'],
    ['DELETE', '/collections/:collection'],
    ['PUT', '/collections/import'],
  ] as const) {
    app.route({
      method,
      url,
      handler: async (request) => {
        await forSuperusers(api, request);
        if (url.endsWith(':collection')) need(api, request.params);
        throw new ApiError(400, declared);
      },
    });
  }
  app.delete('/collections/:collection/truncate', async (request, reply) => {
    const { record } = await forSuperusers(api, request);
    const collection = need(api, request.params);
    if (collection.system)
      throw new ApiError(
        400,
        'Failed to truncate collection (most likely due to required cascade delete record references).',
      );
    await api.store.transaction((records) => deleteAllRows(records, collection.name), { actor: record });
    return reply.status(204).send();
  });
};

function need(api: RecordApi, params: unknown): Collection {
  const found = findCollection(api, (params as { collection: string }).collection);
  if (!found) throw new ApiError(404);
  return found;
}

function written(api: RecordApi, collection: Collection) {
  return writeCollection(collection, (name) => api.store.collections.get(name)?.id ?? '');
}

const all = (api: RecordApi) => [...api.store.collections.values()].map((one) => written(api, one));

/** Fields are named as of the items; the envelope stays. */
function pageFields(fields: string | undefined): string | undefined {
  if (fields === undefined || fields.trim() === '') return undefined;
  const items = fields.split(/,(?![^(]*\))/).map((one) => `items.${one.trim()}`);
  return ['page', 'perPage', 'totalItems', 'totalPages', ...items].join(',');
}

/** The smallest collection of each type, to begin from. */
function scaffolds(): object {
  const rules = { list: null, view: null, create: null, update: null, delete: null };
  const types = ['auth', 'base'] as const;
  return Object.fromEntries(
    types.map((type) => {
      const { created: _, updated: __, ...fields } = defineCollection({ name: 'new', type, fields: {}, rules }).fields;
      const empty = { ...defineCollection({ name: 'new', type, fields: {}, rules }), fields } as Collection;
      return [type, { ...writeCollection(empty, () => ''), id: '', name: '' }];
    }),
  );
}
