export type { SignedIn } from './auth/authenticate.ts';
export { createRateLimiter, type RateLimit, type RateLimiter } from './auth/rate-limiter.ts';
export type { SignedInBy } from './auth/session.ts';
export { addressKey } from './auth/throttle.ts';
export type { Change } from './collection/change.ts';
export type {
  AuthFields,
  AuthOptions,
  Collection,
  Fields,
  Index,
  InputFor,
  OAuth2Provider,
  RecordOf,
  Rule,
  Rules,
} from './collection/collection.ts';
export { defineCollection } from './collection/collection.ts';
export type { HookContext, Hooks } from './collection/hooks.ts';
export { dateText } from './core/date-text.ts';
export { isDiskFull } from './core/disk-full.ts';
export { ApiError, DatabaseUnavailable, type FieldError, OutcomeUnknown } from './core/errors.ts';
export { newId, newTokenKey } from './core/random.ts';
export type { AnyRecord, Via } from './core/record.ts';
export type { RequestInfo } from './core/request-info.ts';
export { type Connection, type Dialect, type SchemaStamp, TookTooLong } from './dialect/dialect.ts';
export { postgres } from './dialect/postgres/dialect.ts';
export { readOnlyPostgres } from './dialect/postgres/read-only.ts';
export { type ScratchDatabase, scratchDatabase } from './dialect/postgres/scratch-database.ts';
export { copyDatabase } from './dialect/sqlite/copy-database.ts';
export { sqlite } from './dialect/sqlite/dialect.ts';
export { gramsWithin, keyGram, type SearchIndexQuery } from './dialect/trigrams.ts';
export type { ByteRange, FileInfo } from './files/file-store.ts';
export { type FileContent, type FileStore, NewFile, type TemporaryFile } from './files/file-store.ts';
export { type LocalDisk, localDisk } from './files/local-disk.ts';
export { newFile, UploadedFile } from './files/new-file.ts';
export { isFileMissing, isStorageAway, StorageError, storageRetrySeconds } from './files/s3-refusal.ts';
export { sniff } from './files/sniff.ts';
export type { FilterValues } from './filter/fragment.ts';
export { acceptBodies } from './http/accept-bodies.ts';
export type { ProgramVersion } from './http/api-context.ts';
export { answerAs } from './http/auth/sign-in.ts';
export { type Body, readBody } from './http/body.ts';
export { accountOf, findCollection } from './http/call.ts';
export { refuseBadRequest } from './http/client-error.ts';
export { errorBody, sendError } from './http/error-body.ts';
export { notCached, refuseBadAddress } from './http/headers.ts';
export { logOptions } from './http/log-options.ts';
export { noSchemas } from './http/no-schemas.ts';
export type {
  AccountMail,
  CodeMail,
  EmailChangeLimits,
  EmailInUse,
  FactorAttempt,
  Impersonation,
  OtpRequest,
  Policies,
  SecondFactors,
  SignInAccount,
  UseFactor,
  WrongCodes,
} from './http/policies.ts';
export { readQuery } from './http/read-query.ts';
export { ReaderLeftError, readerSignal } from './http/reader-signal.ts';
export { fileStream } from './http/receive-files.ts';
export { HashedPassword, hashForRecord, hashPassword, noPassword, verifyPassword } from './passwords/password.ts';
export { authenticate, type RecordsPluginOptions, receiveFiles, recordsPlugin, requester } from './plugin/plugin.ts';
export { releaseAtRest, releaseMemory } from './process/collect-garbage.ts';
export { ConcurrencyLimit } from './process/concurrency-limit.ts';
export { TransferLimit } from './process/transfer-limit.ts';
export { isInBin } from './record-files/bin.ts';
export { hasFiles, readFilesIdentity, writeFilesIdentity } from './record-files/files-identity.ts';
export { fileFieldsOf, fileNames } from './record-files/orphans.ts';
export { type SweepRefusal, type SweepResult, sweepFiles } from './record-files/sweep.ts';
export { fileKey, withFiles } from './record-files/with-files.ts';
export { contentOf, copyRecords, type TableContent } from './store/copy-records.ts';
export { createStore, type StoreOptions } from './store/create-store.ts';
export { type DatabaseIdentity, findIdentity, readIdentity, replaceIdentity } from './store/identity.ts';
export type { FindOptions } from './store/query/find.ts';
export type { Records, RecordsReader, Schema, SqlTables, WriteOptions } from './store/records.ts';
export { SchemaRefused, schemaDigest } from './store/schema-stamp.ts';
export type { FilledIndex } from './store/search-index/fill.ts';
export type { Store, TransactionOptions } from './store/store.ts';
export type { Migration } from './store/sync-schema.ts';
