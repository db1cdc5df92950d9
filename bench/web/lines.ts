import type { Browser, CDPSession, Page } from '@playwright/test';

/** A line to the internet and a slowed processor, as Chromium imitates them. */
export interface Line {
  readonly name: string;
  /** Unit: bits per second. */
  readonly bitsPerSecond: number;
  /** Time that is added to each answer. Unit: milliseconds. */
  readonly latencyMs: number;
  /** Maximum for the first paint. Unit: seconds. */
  readonly firstPaintGoal: number;
}

export const lines: readonly Line[] = [
  { name: '400 kbit/s', bitsPerSecond: 400_000, latencyMs: 400, firstPaintGoal: 3 },
  { name: '1.6 Mbit/s', bitsPerSecond: 1_600_000, latencyMs: 150, firstPaintGoal: 1.5 },
];

/** How many times slower the processor of a phone is. */
export const slowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true } as const;

/** A page of a phone with an empty cache, behind a line; no line: as fast as the machine allows. */
export async function openPhone(browser: Browser, line?: Line): Promise<{ page: Page; protocol: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  if (line) {
    const throughput = line.bitsPerSecond / 8;
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, protocol };
}
