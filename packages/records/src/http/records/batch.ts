import type { SignedIn } from '../../auth/authenticate.ts';
import { ApiError } from '../../core/errors.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { withFiles } from '../../record-files/with-files.ts';
import type { Records } from '../../store/records.ts';
import { shapeForRequest } from '../answer-record.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { queryOf, requestInfo, senderKey, signedInOf } from '../call.ts';
import { asApiError, errorBody } from '../error-body.ts';
import { type InnerRequest, readBatch } from './batch-form.ts';
import { type InnerWrite, planInner } from './batch-plan.ts';
import { actorOf } from './record-write.ts';

/** `POST /batch`: several writes in one transaction, with the token of the outer request. Source: docs/reference/record-api.md 14. */
export const batch: Endpoint = (app, api) => {
  app.post('/batch', async (request, reply) => {
    const { batch: limits } = api.settings();
    if (!limits.enabled) throw new ApiError(403, 'Batch requests are not allowed.');
    const signedIn = await signedInOf(api, request);
    const sender = senderKey(request, signedIn);
    const { requests, results } = await api.receiver.run({ request, reply, sender }, async (folder) => {
      const requests = await readBatch(request, limits, folder);
      const writes = await Promise.all(requests.map((one, index) => planInner(api, signedIn, one, index)));
      return { requests, results: await runAll(api, signedIn, writes, limits.timeout) };
    });
    const answers = await Promise.all(
      results.map((result, index) => answerOf(api, signedIn, requests[index] as InnerRequest, result)),
    );
    return api.queries.pick(answers, queryOf(request)['fields']);
  });
};

type Result = Awaited<ReturnType<InnerWrite['run']>>;

class Failure extends Error {
  readonly index: number;
  readonly reason: unknown;

  constructor(index: number, reason: unknown) {
    super('a request of a batch failed');
    this.index = index;
    this.reason = reason;
  }
}

async function runAll(
  api: RecordApi,
  signedIn: SignedIn | undefined,
  writes: readonly InnerWrite[],
  seconds: number,
): Promise<Result[]> {
  const run = async (records: Records): Promise<Result[]> => {
    const results: Result[] = [];
    const end = performance.now() + seconds * 1000;
    for (const [index, write] of writes.entries()) {
      if (performance.now() > end) throw new ApiError(400, 'Batch transaction failed.');
      results.push(
        await write.run(records).catch((error: unknown) => {
          throw new Failure(index, error);
        }),
      );
    }
    return results;
  };
  const all = () => api.store.transaction(run, { actor: signedIn ? actorOf(signedIn) : null });
  // Files of each write are stored first, and deleted if any write fails.
  const stored = writes.reduceRight<() => Promise<Result[]>>(
    (inner, { files }) => (files ? () => withFiles(api.files, files, inner) : inner),
    all,
  );
  try {
    return await stored();
  } catch (error) {
    throw error instanceof Failure ? batchError(error) : error;
  }
}

/** Reports only the first failed request, with its error body. A defect is rethrown. */
function batchError({ index, reason }: Failure): unknown {
  const known = asApiError(reason);
  if (!known) return reason;
  const failed = { code: 'batch_request_failed', message: 'Batch request failed.', response: errorBody(known) };
  return new ApiError(400, 'Batch transaction failed.', { requests: { [index]: failed } });
}

interface Answer {
  readonly body: object | null;
  readonly status: number;
}

async function answerOf(
  api: RecordApi,
  signedIn: SignedIn | undefined,
  request: InnerRequest,
  result: Result,
): Promise<Answer> {
  if (!result.record) return { body: null, status: 204 };
  const info: RequestInfo = requestInfo(request, signedIn, { context: 'batch' });
  return { body: await shapeForRequest(api, result.collection, result.record, info), status: 200 };
}
