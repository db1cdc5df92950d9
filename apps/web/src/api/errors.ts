import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { refusals } from '@dossier/domain/refusals';

/** What the specification says in the place of the SDK's own sentences. */
export const errorTexts = {
  general: 'Something went wrong while processing your request',
  cancelled: 'The request was autocancelled.',
  missingId: 'Missing required record id.',
  notFound: "The requested resource wasn't found.",
} as const;

/** An error of a request as the SDK throws it: where, which status (0: no answer came) and what was answered. */
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

/** 0 when no answer came, or when the error is none of a request. */
export function statusOf(error: unknown): number {
  return isRequestError(error) ? error.status : 0;
}

/** Gives a request's error the specified message: the answer's own, or the general one. */
export function withSpecifiedText<T>(error: T): T {
  if (!isRequestError(error)) return error;
  const own = error.response['message'];
  if (error.isAbort) error.message = errorTexts.cancelled;
  else error.message = typeof own === 'string' && own !== '' ? own : errorTexts.general;
  return error;
}

/** A workflow or view said no: a code of the catalogue, and what may be said about the cause. */
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

type Body = Record<string, unknown>;
const bodyOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

/** The refusal in an answer, or undefined when the answer holds none: then it was no refusal but a failure. */
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
