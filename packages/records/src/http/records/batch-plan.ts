import type { SignedIn } from '../../auth/authenticate.ts';
import type { Collection, Rules } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { FileWrite } from '../../record-files/with-files.ts';
import type { Records } from '../../store/records.ts';
import type { RecordApi } from '../api-context.ts';
import { findCollection, requestInfo, requireOpenRule } from '../call.ts';
import type { InnerRequest } from './batch-form.ts';
import { planCreate } from './record-create.ts';
import { deleteIn } from './record-delete.ts';
import { planUpdate } from './record-update.ts';
import { type Planned, prepareWrite } from './record-write.ts';

/** One request of a batch, prepared to run in its transaction. */
export interface InnerWrite {
  readonly files?: FileWrite;
  run(records: Records): Promise<{ readonly collection: Collection; readonly record?: AnyRecord }>;
}

interface Inner {
  readonly api: RecordApi;
  readonly signedIn: SignedIn | undefined;
  readonly request: InnerRequest;
  readonly collection: Collection;
  /** Id in the path; empty for create and upsert. */
  readonly id: string;
}

type Plan = (inner: Inner) => Promise<InnerWrite>;

const plans: Readonly<Record<string, Plan>> = {
  'POST /': (inner) => planWrite(inner, 'create', (write) => Promise.resolve(planCreate(write))),
  'PATCH /id': (inner) => planWrite(inner, 'update', (write) => planUpdate(write, inner.id)),
  'DELETE /id': async (inner) => planDelete(inner),
  'PUT /': planUpsert,
};

/** Errors of a request are reported when it runs, because an earlier request may fail first. */
export async function planInner(
  api: RecordApi,
  signedIn: SignedIn | undefined,
  request: InnerRequest,
  index: number,
): Promise<InnerWrite> {
  try {
    const [, name = '', , id = ''] = /^\/api\/collections\/([^/]+)\/records(\/([^/]+))?$/.exec(request.path) ?? [];
    const key = `${request.method} /${id === '' ? '' : 'id'}`;
    const plan = name !== '' && Object.hasOwn(plans, key) ? plans[key] : undefined;
    // PocketBase responds 400 for the first request and 500 for later ones.
    if (!plan) throw new ApiError(index === 0 ? 400 : 500, new ApiError(400).message);
    const collection = findCollection(api, decodeURIComponent(name));
    if (!collection) throw new ApiError(404, 'Missing collection context.');
    return await plan({ api, signedIn, request, collection, id: decodeURIComponent(id) });
  } catch (error) {
    return { run: () => Promise.reject(error) };
  }
}

async function planWrite(
  { api, signedIn, request, collection }: Inner,
  action: keyof Rules,
  plan: (write: Awaited<ReturnType<typeof prepareWrite>>) => Promise<Planned>,
): Promise<InnerWrite> {
  requireOpenRule(collection, action, signedIn);
  const { body } = request;
  const planned = await plan(await prepareWrite({ api, request, collection, signedIn, body, context: 'batch' }));
  return { files: planned, run: async (records) => ({ collection, record: await planned.run(records) }) };
}

function planDelete({ api, signedIn, request, collection, id }: Inner): InnerWrite {
  requireOpenRule(collection, 'delete', signedIn);
  const info = requestInfo(request, signedIn, { context: 'batch' });
  return {
    async run(records) {
      await deleteIn(records, { api, collection, id, info, signedIn });
      return { collection };
    },
  };
}

/** Checks for the record when the request runs: an earlier request may have created it. */
async function planUpsert(inner: Inner): Promise<InnerWrite> {
  const { api, signedIn, request, collection } = inner;
  const { body } = request;
  const id = typeof body['id'] === 'string' ? body['id'] : '';
  const write = await prepareWrite({ api, request, collection, signedIn, body, context: 'batch' });
  const create = planCreate(write);
  const update = id === '' ? undefined : await planUpdate(write, id);
  return {
    files: create,
    async run(records) {
      const exists = update !== undefined && (await records.get(collection.name, id)) !== undefined;
      requireOpenRule(collection, exists ? 'update' : 'create', signedIn);
      return { collection, record: await (exists ? update : create).run(records) };
    },
  };
}
