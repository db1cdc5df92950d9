import type { Step } from '../harness/play.ts';

export const records = (collection: string, id = ''): string =>
  `/api/collections/${collection}/records${id === '' ? '' : `/${id}`}`;

export const list = (collection: string, query: Step['query'] = {}, as?: string): Step => ({
  path: records(collection),
  query,
  ...(as && { as }),
});

export const view = (collection: string, id: string, query: Step['query'] = {}, as?: string): Step => ({
  path: records(collection, id),
  query,
  ...(as && { as }),
});

/** A readable id: the letters repeated to fifteen characters. */
export const id = (name: string): string => name.repeat(15).slice(0, 15);

type More = Partial<Step>;

export const create = (collection: string, body: unknown, more: More = {}): Step => ({
  method: 'POST',
  path: records(collection),
  body,
  ...more,
});

export const update = (collection: string, id: string, body: unknown, more: More = {}): Step => ({
  method: 'PATCH',
  path: records(collection, id),
  body,
  ...more,
});

export const remove = (collection: string, id: string, more: More = {}): Step => ({
  method: 'DELETE',
  path: records(collection, id),
  ...more,
});

export const auth = (collection: string, action: string, body: unknown, more: More = {}): Step => ({
  method: 'POST',
  path: `/api/collections/${collection}/${action}`,
  body,
  ...more,
});

export const rawStep = (method: string, path: string, more: More = {}): Step => ({ method, path, ...more });

export const title = 'A title';

/** A valid article with the given values. */
export const made = (body: object, more: More = {}): Step => create('articles', { title, ...body }, more);
