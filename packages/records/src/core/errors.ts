/** Error of one field in the body of a 400. `params` only for codes that have them. */
export interface FieldError {
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export type ErrorData = { [key: string]: FieldError | ErrorData | unknown };

/** A deliberate response other than 2xx. The HTTP layer sends it as `{data, message, status}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly data: ErrorData;

  constructor(status: number, message?: string, data: ErrorData = {}) {
    super(message ?? defaultMessages[status] ?? 'Something went wrong while processing your request.');
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
  }
}

/** The database cannot be reached; nothing was changed. The cause is logged. */
export class DatabaseUnavailable extends ApiError {
  constructor(cause: unknown) {
    super(503, 'The database cannot be reached. Nothing was saved. Try again in a minute.');
    this.name = 'DatabaseUnavailable';
    this.cause = cause;
  }
}

/** The connection broke during COMMIT, and the database could not be asked since whether it was executed. */
export class OutcomeUnknown extends ApiError {
  constructor(cause: unknown) {
    super(503, 'The database did not confirm the change: it may or may not be saved. Check before you repeat it.');
    this.name = 'OutcomeUnknown';
    this.cause = cause;
  }
}

/** Source: docs/reference/record-api.md 1.3. */
export const defaultMessages: Readonly<Record<number, string>> = {
  400: 'Something went wrong while processing your request.',
  401: 'Missing or invalid authentication.',
  403: 'You are not allowed to perform this request.',
  404: "The requested resource wasn't found.",
  408: 'Request timeout.',
  413: 'Request entity too large.',
  429: 'Too Many Requests.',
  431: 'Request header fields too large.',
  507: "The server's disk is full. Nothing was saved.",
};
