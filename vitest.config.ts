import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

/**
 * Tests that also run on PostgreSQL, because their result depends on queries: the engine, the record API and a part of
 * the desk. How views shape the rows that they have read does not depend on the database.
 */
const onPostgres = [
  'packages/records/src/{filter,rules,store}/**/*.test.ts',
  'packages/{records,records-server}/conformance/*.test.ts',
  'apps/server/src/workflows/{story,draft-and-send,list-views,imports,change-selected,set-check,undo,undo-import}.test.ts',
  'apps/server/src/collections/permissions.test.ts',
  'apps/server/src/views/*.test.ts',
  'apps/server/src/views/{dashboard,parts,search}/*.test.ts',
  'apps/server/src/{reactions,jobs}/**/*.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/doctor/examine.test.ts',
  'apps/server/src/runtime/bind-data.test.ts',
  'apps/server/src/screening/{lists,monitor,open-files}.test.ts',
  'apps/server/test/wire/{records,sign-in}.test.ts',
];
/**
 * Views that gate, print or pack the result of other views' queries, and jobs that start programs or scan files: these
 * tests run on SQLite only.
 */
const sqliteOnly = [
  'apps/server/src/views/{document-file,download-all,download-my-data,gates,internal-texts,my-answers,report}.test.ts',
  'apps/server/src/views/withdrawn-access.test.ts',
  'apps/server/src/jobs/{scan-files,scan-sealed-files,system-runs}.test.ts',
];
/** Tests that apply to PostgreSQL only: several instances, migration, crashes. */
const postgresOnly = '**/on-postgres/**';

/** Password hashing at the production cost was a sixth of the run time. */
const setupFiles = ['./packages/records/src/testing/cheap-passwords.ts'];

/** A single slow moment of a busy machine must not fail the run; retried tests are listed at the end. */
const retry = 1;

/**
 * `node` runs all tests next to the code except component tests; `postgres` runs a part of them on PostgreSQL; `browser`
 * runs the component tests of the web in Chromium.
 */
export default defineConfig({
  test: {
    // Use all cores; Vitest leaves one idle by default.
    maxWorkers: '100%',
    retry,
    projects: [
      {
        test: {
          name: 'node',
          // Test files share imported modules, which halves the run time. No file changes shared state.
          isolate: false,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [postgresOnly],
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
          include: [...onPostgres, `{apps,packages}/${postgresOnly}/*.test.ts`],
          exclude: ['packages/records/src/store/{crash,full-disk}.test.ts', ...sqliteOnly],
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
          // A project that extends another file takes nothing from the settings above.
          retry,
          // As in the journeys. The default of 1 s fails on a busy machine: Vite compiles a lazy part of a page when
          // a test first renders it.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
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
