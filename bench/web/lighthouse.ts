import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { VisitedPage } from './pages.ts';
import { median } from './report.ts';

/** Not a dependency: 201 packages, 185 MB. */
const wanted = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices'] as const;
/** Without a window and, as in the container of a build, without a sandbox. */
const browserFlags = ['--headless=new', '--no-sandbox'];

/** What the scores depend on. `benchmark`: the speed of the machine during the visit, as Lighthouse calculates it. */
const details = ['largest paint (s)', 'blocked (ms)', 'benchmark', 'slowed'] as const;

/**
 * A processor that is four times slower is a phone of the middle class on a machine with this benchmark, the middle of
 * 1,500 to 2,000. Source: the page on throttling at https://github.com/GoogleChrome/lighthouse.
 */
const phone = { benchmark: 1_750, slowdown: 4 } as const;

type Row = Readonly<Record<(typeof categories)[number] | (typeof details)[number], number>>;
interface Report {
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
}
interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}
interface Lighthouse {
  readonly run: (url: string, flags: object) => Promise<{ lhr: Report }>;
  /** Starts a browser that nothing else is connected to. */
  readonly launch: (options: object) => Promise<{ readonly port: number; readonly kill: () => void }>;
  /** Its slow line and processor. */
  readonly throttling: { readonly cpuSlowdownMultiplier: number };
  /** Runs in a page, for a second. */
  readonly benchmark: () => number;
}

function rowOf({ categories: found, audits, environment, configSettings }: Report): Row {
  const score = (name: string) => Math.round((found[name]?.score ?? Number.NaN) * 100);
  const ms = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    'largest paint (s)': Math.round(ms('largest-contentful-paint') / 100) / 10,
    'blocked (ms)': Math.round(ms('total-blocking-time')),
    benchmark: Math.round(environment.benchmarkIndex),
    slowed: configSettings.throttling.cpuSlowdownMultiplier,
  };
}

/** Lighthouse from the folder in the variable LIGHTHOUSE, in which it is installed, otherwise from a temporary one. */
async function load(folder: string): Promise<Lighthouse> {
  const given = process.env['LIGHTHOUSE'];
  if (!given) {
    console.log(`Installing ${wanted} into a temporary folder`);
    const args = ['install', wanted, '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error(`${wanted} was not installed`);
  }
  const part = async <T>(file: string) =>
    (await import(pathToFileURL(join(given ?? folder, 'node_modules', file)).href)) as T;
  const { launch } = await part<Pick<Lighthouse, 'launch'>>('chrome-launcher/dist/index.js');
  const { default: run } = await part<{ default: Lighthouse['run'] }>('lighthouse/core/index.js');
  const { throttling } = await part<{ throttling: { mobileSlow4G: Lighthouse['throttling'] } }>(
    'lighthouse/core/config/constants.js',
  );
  const { pageFunctions } = await part<{ pageFunctions: { computeBenchmarkIndex: Lighthouse['benchmark'] } }>(
    'lighthouse/core/lib/page-functions.js',
  );
  return { run, launch, throttling: throttling.mobileSlow4G, benchmark: pageFunctions.computeBenchmarkIndex };
}

/** Stores the visitor's session in a new profile. Returns the benchmark of the machine at that moment. */
async function prepare(profile: string, page: VisitedPage, executablePath: string, benchmark: Lighthouse['benchmark']) {
  const context = await chromium.launchPersistentContext(profile, { executablePath });
  try {
    const tab = await context.newPage();
    await tab.goto(new URL('/icon.svg', page.url).href);
    await tab.evaluate((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }, page.storage);
    return await tab.evaluate(benchmark);
  } finally {
    await context.close();
  }
}

/**
 * One cold visit: a profile of its own, in which only the visitor's session is stored. Lighthouse starts Chromium itself:
 * Playwright's connection takes time from the page, its scripts in each page and a message for each event.
 */
async function visitOnce(lighthouse: Lighthouse, page: VisitedPage, { executablePath, isCalibrated }: ScoreOptions) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const { run, throttling, launch } = lighthouse;
  try {
    const benchmark = await prepare(profile, page, executablePath, lighthouse.benchmark);
    const slowdown = isCalibrated ? (benchmark / phone.benchmark) * phone.slowdown : phone.slowdown;
    const browser = await launch({ chromePath: executablePath, userDataDir: profile, chromeFlags: browserFlags });
    try {
      const flags = {
        port: browser.port,
        logLevel: 'error',
        disableStorageReset: true,
        onlyCategories: categories,
        throttling: { ...throttling, cpuSlowdownMultiplier: Math.round(slowdown * 10) / 10 },
      };
      return (await run(page.url, flags)).lhr;
    } finally {
      browser.kill();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

export interface ScoreOptions {
  readonly visits: number;
  readonly executablePath: string;
  /** The processor is slowed by as much as makes this machine a phone, instead of four times. */
  readonly isCalibrated: boolean;
}

/** Prints the scores of pages by Lighthouse on a phone, medians of cold visits, and what costs points. */
export async function printScores(pages: readonly VisitedPage[], options: ScoreOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const lighthouse = await load(folder);
    const columns = [...categories, ...details];
    console.log(`\n| Lighthouse, mobile | ${columns.join(' | ')} |\n|---|${columns.map(() => '--:|').join('')}`);
    for (const page of pages) {
      const rows: Row[] = [];
      const faults = new Set<string>();
      for (let done = 0; done < options.visits; done++) {
        const report = await visitOnce(lighthouse, page, options);
        rows.push(rowOf(report));
        for (const audit of Object.values(report.audits))
          if (audit.score === 0 && audit.scoreDisplayMode === 'binary') faults.add(audit.title);
      }
      console.log(`| ${[page.name, ...columns.map((name) => median(rows.map((row) => row[name])))].join(' | ')} |`);
      if (faults.size > 0) console.error(`${page.name}: ${[...faults].join('; ')}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
