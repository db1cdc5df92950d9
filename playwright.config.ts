import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

/** The journeys: each starts a server of its own (`e2e/support`), so two can run beside each other. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findChromium() },
    // A trace costs a third of a journey's time: E2E_TRACE=on records one for what fails.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
