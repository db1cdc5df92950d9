import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

/** The journeys: each starts a server of its own (`e2e/support`), so they run beside each other; three on two cores, since each also waits. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  // On a busy machine a whole run must not fall over one slow moment; what needed it is told at the end.
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
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
