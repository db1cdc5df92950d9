/** A request that the object storage refused, or a storage that cannot be reached. The message is a sentence. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** `ENOENT` for a missing file, otherwise the code of S3, of the network or of HTTP. */
  readonly code: string;
  /** A repetition may succeed. */
  readonly isTemporary: boolean;
  /** Which storage, for messages: `s3://host/bucket`. Undefined when an answer broke off. */
  storage: string | undefined;

  constructor(
    code: string,
    message: string,
    options: { readonly isTemporary?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.isTemporary = options.isTemporary ?? false;
  }
}

/** After this time a client may ask again for a file of a storage that is away. */
export const storageRetrySeconds = 30;

/** Whether an error, or its cause, says that the storage does not work. A missing file does not. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof StorageError && error.code !== 'ENOENT') || isStorageAway(error.cause);
}

/** Whether an error, or its cause, says that a stored file is missing. */
export function isFileMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof StorageError && error.code === 'ENOENT') || isFileMissing(error.cause);
}

const temporaryStatuses = [429, 500, 502, 503, 504];

const wrongRegion = 'The bucket is in another region.';

/** Codes of S3 that a setting or the machine causes. Source: Amazon S3 API reference, error responses. */
const sentences: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'The object storage refuses the signature: the access key or its secret is wrong.',
  InvalidAccessKeyId: 'The object storage does not know the access key.',
  AccessDenied: 'The object storage refuses the access key: it may not read, write, list and delete in the bucket.',
  NoSuchBucket: 'The bucket does not exist.',
  InvalidBucketName: 'The name of the bucket is not one of S3.',
  RequestTimeTooSkewed: 'The clock of this machine differs from that of the object storage by more than 15 minutes.',
  PermanentRedirect: wrongRegion,
  AuthorizationHeaderMalformed: wrongRegion,
  QuotaExceeded: 'The bucket is full.',
};

/**
 * The refusal in an answer of the storage.
 * @param code the code in its body; undefined for an answer without one
 */
export function refusalOf(status: number, code: string | undefined): StorageError {
  if (code === 'NoSuchKey' || (status === 404 && code === undefined))
    return new StorageError('ENOENT', 'The file is missing in the object storage.');
  const known = code === undefined ? undefined : sentences[code];
  const said = code ?? `HTTP ${status}`;
  return new StorageError(said, known ?? `The object storage answered ${status} (${said}).`, {
    isTemporary: temporaryStatuses.includes(status),
  });
}

const networkSentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The object storage cannot be reached: nothing answers at its address.',
  ENOTFOUND: 'The object storage cannot be reached: its name is unknown.',
  EAI_AGAIN: 'The object storage cannot be reached: its name cannot be looked up.',
  ECONNRESET: 'The object storage closed the connection.',
  EPIPE: 'The object storage closed the connection.',
  EHOSTUNREACH: 'The object storage cannot be reached from this machine.',
  ENETUNREACH: 'The object storage cannot be reached from this machine.',
  ETIMEDOUT: 'The object storage does not answer in time.',
  EPROTO: 'The object storage does not speak TLS at this address.',
};

/** A failed connection, or an answer that was cut short. Errors that are none of these are returned unchanged. */
export function networkError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const sentence = networkSentences[code];
  if (sentence) return new StorageError(code, sentence, { isTemporary: code !== 'EPROTO', cause: error });
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(code))
    return new StorageError(code, `The certificate of the object storage is not trusted: ${message}`, { cause: error });
  return error;
}
