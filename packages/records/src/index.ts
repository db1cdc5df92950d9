export type { SignedIn } from './auth/authenticate.ts';
export { HashedPassword, hashForRecord, hashPassword, noPassword, verifyPassword } from './auth/password.ts';
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
} from './collection.ts';
export { defineCollection } from './collection.ts';
export { ApiError, type FieldError } from './errors.ts';
export { dateText } from './fields/date-text.ts';
export type { ByteRange, FileInfo } from './files/file-store.ts';
export { type FileStore, NewFile } from './files/file-store.ts';
export { localDisk } from './files/local-disk.ts';
export { newFile, UploadedFile } from './files/new-file.ts';
export { sniff } from './files/sniff.ts';
export { sweepFiles } from './files/sweep.ts';
export { fileKey, withFiles } from './files/with-files.ts';
export type { AnyRecord, HookContext, Hooks, Via } from './hooks.ts';
export { acceptBodies } from './http/accept-bodies.ts';
export { type Body, readBody } from './http/body.ts';
export { errorBody, sendError } from './http/error-body.ts';
export { refuseBadAddress } from './http/headers.ts';
export { noSchemas } from './http/no-schemas.ts';
export { authenticate, type RecordsPluginOptions, recordsPlugin } from './http/plugin.ts';
export type { AccountMail, CodeMail, OtpRequest, Policies, SignInMethod } from './http/policies.ts';
export { giveBackMemory } from './process/collect-garbage.ts';
export { newId } from './random.ts';
export type { RequestInfo } from './rules/request-info.ts';
export type { Change } from './store/change.ts';
export { contentOf, copyRecords, type TableContent } from './store/copy-records.ts';
export { createStore, type StoreOptions } from './store/create-store.ts';
export type { Connection, Dialect } from './store/dialect/dialect.ts';
export { postgres } from './store/dialect/postgres.ts';
export { sqlite } from './store/dialect/sqlite.ts';
export type {
  FilterValues,
  FindOptions,
  Records,
  RecordsReader,
  Schema,
  SqlTables,
  WriteOptions,
} from './store/records.ts';
export type { Store, TransactionOptions } from './store/store.ts';
export type { Migration } from './store/sync-schema.ts';
export type { Filled } from './store/words/fill.ts';
export { gramsWithin, keyGram, type WordQuestion } from './store/words/grams.ts';
