import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

/** Files that take longest: first, so that the last minute does not wait for one of them. */
const longest = [
  'story/onboarding',
  'live/*',
  'intern/system',
  'story/routes',
  'story/durability',
  'gatekeeper/import',
];
const longFiles = longest.map((path) => `**/e2e/${path}.test.ts`);
const use = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** The journeys. Each worker has a server of its own (`e2e/support`); three workers on two cores, because each also waits. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  // A single slow moment of a busy machine must not fail the run; retried journeys are listed at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    // A trace costs a third of a journey's time: E2E_TRACE=on records one for what fails.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // Projects run in this order.
  projects: [
    { name: 'long', testMatch: longFiles, use },
    { name: 'desktop', testIgnore: longFiles, use },
  ],
});
