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

type Scores = Readonly<Record<(typeof categories)[number], number>>;
type Run = (
  url: string,
  flags: object,
) => Promise<{ lhr: { categories: Readonly<Record<string, { score: number | null }>>; audits: Audits } }>;
type Audits = Readonly<Record<string, { score: number | null; title: string; scoreDisplayMode: string }>>;

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
    console.log(`\n| Lighthouse, mobile | ${categories.join(' | ')} |\n|---|${categories.map(() => '--:|').join('')}`);
    for (const page of pages) {
      const scores: Scores[] = [];
      const faults = new Set<string>();
      for (let done = 0; done < visits; done++) {
        const { categories: found, audits } = await visitOnce(run, page, executablePath);
        const score = (name: string) => Math.round((found[name]?.score ?? Number.NaN) * 100);
        scores.push(Object.fromEntries(categories.map((name) => [name, score(name)])) as unknown as Scores);
        for (const audit of Object.values(audits))
          if (audit.score === 0 && audit.scoreDisplayMode === 'binary') faults.add(audit.title);
      }
      console.log(
        `| ${[page.name, ...categories.map((name) => median(scores.map((one) => one[name])))].join(' | ')} |`,
      );
      if (faults.size > 0) console.error(`${page.name}: ${[...faults].join('; ')}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
