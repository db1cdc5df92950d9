import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../auth/authenticate.ts';
import type { OtpMemory } from '../auth/issued-otps.ts';
import type { CodeDigest } from '../auth/otp.ts';
import type { Throttling } from '../auth/throttle.ts';
import type { Tokens } from '../auth/token.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Broker } from '../realtime/broker.ts';
import type { RemoteStreams } from '../realtime/remote-streams.ts';
import type { RecordQueries } from '../store/query/record-queries.ts';
import type { Store } from '../store/store.ts';
import type { Policies } from './policies.ts';
import type { Readiness } from './readiness.ts';
import type { FileReceiver } from './receive-files.ts';
import type { Settings } from './settings.ts';

/** Which release of the program runs, and from which commit it was built; without a repository only the release. */
export interface ProgramVersion {
  readonly version: string;
  readonly build?: string;
}

/** Dependencies of the endpoints. */
export interface RecordApi {
  readonly store: Store;
  readonly queries: RecordQueries;
  readonly files: FileStore;
  readonly tokens: Tokens;
  readonly authenticator: Authenticator;
  readonly throttle: Throttling;
  readonly codes: CodeDigest;
  readonly issuedOtps: OtpMemory;
  readonly broker: Broker;
  /** Event streams of other instances; absent when there is only one instance. */
  readonly streams: RemoteStreams | undefined;
  readonly policies: Policies;
  /** Returns the current settings. */
  readonly settings: () => Settings;
  /** Reported to superusers by the health endpoint. */
  readonly canBackup: boolean;
  /** Bytes that can still be written; absent where the program does not measure them. */
  readonly freeBytes: (() => Promise<number>) | undefined;
  /** Version of the program, shown by the health endpoint. */
  readonly program: ProgramVersion | undefined;
  /** Whether requests can be served; asked by the readiness endpoint. */
  readonly readiness: Readiness;
  /** Bounds of requests with files. */
  readonly receiver: FileReceiver;
  readonly strict: boolean;
  readonly now: () => Date;
}

/** Adds one endpoint under `/api`. */
export type Endpoint = (app: FastifyInstance, api: RecordApi) => void;
