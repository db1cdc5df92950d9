import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

/**
 * Tests whose result depends on the queries: of the engine, the record API and a part of the desk. What views
 * make of the rows that they have read does not depend on the database.
 */
const onPostgres = [
  'packages/records/src/{filter,rules,store}/**/*.test.ts',
  'packages/{records,records-server}/conformance/*.test.ts',
  'apps/server/src/workflows/{story,moves,draft-and-send}.test.ts',
  'apps/server/src/collections/permissions.test.ts',
  'apps/server/src/views/*.test.ts',
  'apps/server/src/views/{dashboard,parts,search}/*.test.ts',
  'apps/server/src/{reactions,jobs}/**/*.test.ts',
  'apps/server/src/runtime/bind-data.test.ts',
  'apps/server/src/screening/{decisions,files,levels,lists,monitor,open-files}.test.ts',
  'apps/server/test/wire/{records,sign-in}.test.ts',
];
/** Views that gate, print or pack what other views query: on SQLite alone. */
const queriedElsewhere =
  'apps/server/src/views/{document-file,download-all,download-my-data,gates,my-answers,report}.test.ts';
/** What only PostgreSQL has: several instances, moving there, its crashes. */
const atPostgres = '**/on-postgres/**';

/** Hashing passwords at the cost of production took a sixth of the time. */
const setupFiles = ['./packages/records/src/testing/cheap-passwords.ts'];

/**
 * `node` runs everything beside the code but screens; `postgres` runs a part of it again on PostgreSQL; `browser` runs
 * the web's component tests in a real Chromium.
 */
export default defineConfig({
  test: {
    // Of two cores both: a core is left alone by default.
    maxWorkers: '100%',
    // On a busy machine a whole run must not fall over one slow moment; what needed it is named at the end.
    retry: 1,
    projects: [
      {
        test: {
          name: 'node',
          // Files share what they import: half the time. None changes what another stands on.
          isolate: false,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [atPostgres],
          environment: 'node',
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          include: [...onPostgres, `{apps,packages}/${atPostgres}/*.test.ts`],
          exclude: ['packages/records/src/store/{crash,full-disk}.test.ts', queriedElsewhere],
          environment: 'node',
          setupFiles,
          globalSetup: './packages/records/src/testing/postgres-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
