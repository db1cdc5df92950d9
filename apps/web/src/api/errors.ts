import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { refusals } from '@dossier/domain/refusals';

/** Error texts of the specification that replace those of the SDK. */
export const errorTexts = {
  general: 'Something went wrong while processing your request',
  cancelled: 'The request was autocancelled.',
  missingId: 'Missing required record id.',
  notFound: "The requested resource wasn't found.",
} as const;

/** An error of a request as the SDK throws it: URL, status (0: no answer was received) and body. */
export interface RequestError extends Error {
  url: string;
  status: number;
  response: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  isAbort: boolean;
}

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && 'status' in error && 'isAbort' in error && 'response' in error;
}

/** 0 when no answer was received, or when the error is not one of a request. */
export function statusOf(error: unknown): number {
  return isRequestError(error) ? error.status : 0;
}

/** The id of the request in the log of the server, which a user can quote; empty when no answer was received. */
export function requestIdOf(error: unknown): string {
  const id = isRequestError(error) ? error.response['requestId'] : undefined;
  return typeof id === 'string' ? id : '';
}

/** Gives a request's error the specified message: the answer's own, or the general one. */
export function withSpecifiedText<T>(error: T): T {
  if (!isRequestError(error)) return error;
  const own = error.response['message'];
  if (error.isAbort) error.message = errorTexts.cancelled;
  else error.message = typeof own === 'string' && own !== '' ? own : errorTexts.general;
  return error;
}

/** A refusal of a workflow or view: a code of the catalogue, and the facts about the cause that may be shown. */
export class WorkflowRefused extends Error {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
  readonly status: number;

  constructor(code: RefusalCode, facts: RefusalFacts, status: number) {
    super(`refused: ${code}`);
    this.name = 'WorkflowRefused';
    this.code = code;
    this.facts = facts;
    this.status = status;
  }
}

/** Refusals while a service that the server needs is away. */
const ofServices: ReadonlySet<RefusalCode> = new Set([
  'database-unavailable',
  'outcome-unknown',
  'storage-unavailable',
  'scanner-unavailable',
]);

/** Whether the same request may succeed in a moment: no answer, a server error, or a service that is away. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof WorkflowRefused) return ofServices.has(error.code);
  return isRequestError(error) && !error.isAbort && (error.status === 0 || error.status >= 500);
}

type Body = Record<string, unknown>;
const bodyOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

/** Returns the refusal that a request's error contains; every other error unchanged. */
export function asRefusal(error: unknown): unknown {
  return (isRequestError(error) && refusalOf(error.status, error.response)) || error;
}

/** The refusal in an answer; undefined when the answer is a failure, not a refusal. */
export function refusalOf(status: number, answer: unknown): WorkflowRefused | undefined {
  const body = bodyOf(answer);
  const data = bodyOf(body['data']);
  const code = [body['code'], data['code']].find(
    (one): one is RefusalCode => typeof one === 'string' && one in refusals,
  );
  if (code === undefined) return undefined;
  const { code: _code, facts: _facts, ...rest } = data;
  const allowed = body['allowed'] === undefined ? {} : { allowed: body['allowed'] };
  return new WorkflowRefused(code, { ...rest, ...allowed, ...bodyOf(data['facts']), ...bodyOf(body['facts']) }, status);
}
