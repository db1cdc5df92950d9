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
const debuggingPort = 9351;

/**
 * What the scores depend on. `benchmark`: the speed of the machine at that moment, by a calculation of Lighthouse, which
 * takes its four times slower processor for a phone where it is 1,500 to 2,000 (its page on throttling).
 */
const details = ['largest paint (s)', 'blocked (ms)', 'benchmark'] as const;

type Row = Readonly<Record<(typeof categories)[number] | (typeof details)[number], number>>;
interface Report {
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}
interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}
type Run = (url: string, flags: object) => Promise<{ lhr: Report }>;

function rowOf({ categories: found, audits, environment }: Report): Row {
  const score = (name: string) => Math.round((found[name]?.score ?? Number.NaN) * 100);
  const ms = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    'largest paint (s)': Math.round(ms('largest-contentful-paint') / 100) / 10,
    'blocked (ms)': Math.round(ms('total-blocking-time')),
    benchmark: Math.round(environment.benchmarkIndex),
  };
}

/** Lighthouse from the folder in the variable LIGHTHOUSE, in which it is installed, otherwise from a temporary one. */
async function load(folder: string): Promise<Run> {
  const given = process.env['LIGHTHOUSE'];
  if (!given) {
    console.log(`Installing ${wanted} into a temporary folder`);
    const args = ['install', wanted, '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error(`${wanted} was not installed`);
  }
  const file = join(given ?? folder, 'node_modules/lighthouse/core/index.js');
  return ((await import(pathToFileURL(file).href)) as { default: Run }).default;
}

/** One cold visit: a profile of its own, in which only the visitor's session is stored. */
async function visitOnce(run: Run, page: VisitedPage, executablePath: string) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const args = [`--remote-debugging-port=${debuggingPort}`];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  try {
    const tab = await context.newPage();
    await tab.goto(new URL('/icon.svg', page.url).href);
    await tab.evaluate((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }, page.storage);
    const flags = { port: debuggingPort, logLevel: 'error', disableStorageReset: true, onlyCategories: categories };
    return (await run(page.url, flags)).lhr;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Prints the scores of pages by Lighthouse on a phone, medians of cold visits, and what costs points. */
export async function printScores(pages: readonly VisitedPage[], visits: number, executablePath: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const run = await load(folder);
    const columns = [...categories, ...details];
    console.log(`\n| Lighthouse, mobile | ${columns.join(' | ')} |\n|---|${columns.map(() => '--:|').join('')}`);
    for (const page of pages) {
      const rows: Row[] = [];
      const faults = new Set<string>();
      for (let done = 0; done < visits; done++) {
        const report = await visitOnce(run, page, executablePath);
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
