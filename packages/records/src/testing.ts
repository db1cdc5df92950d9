export { findPostgres, postgresSentence } from './testing/find-postgres.ts';
export { freePort } from './testing/free-port.ts';
export { openConnection } from './testing/one-connection.ts';
export { openTestStore, type TestStore } from './testing/open-test-store.ts';
export { makeDatabase, startPostgres, type TestDatabase, type TestPostgres } from './testing/postgres.ts';
export { openSilentProxy, type SilentProxy } from './testing/silent-proxy.ts';
export { mountSmallDisk, smallDiskSentence } from './testing/small-disk.ts';
export { testServer } from './testing/test-dialect.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './testing/test-server.ts';
