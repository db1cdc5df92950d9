/**
 * `npm run bench -- web [--quick] [--visits 5] [--pages login] [--port 9350] [--lighthouse [--calibrated]]`: the first
 * visit of pages on a phone behind slow lines, with an empty cache, against the built product with its demo data. A missed goal is marked;
 * it does not fail the run. `--lighthouse`: the scores of Lighthouse instead, see lighthouse.ts, `--calibrated` with a
 * processor slowed to that of a phone on a machine of any speed. `--desk [--rows 50000]
 * [--folder <folder>]`: the lists of staff with very many onboardings instead, see desk.ts; a named folder is kept.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumSentence, ensureChromium } from '../../tools/chromium.ts';
import { stop } from '../records/servers.ts';
import { machine } from '../table.ts';
import { makeDesk, measureDesk } from './desk.ts';
import { printScores } from './lighthouse.ts';
import { lines, slowdown } from './lines.ts';
import { type VisitedPage, visitedPages } from './pages.ts';
import { printVisits } from './report.ts';
import { staffSessions } from './staff.ts';
import { type Visit, visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    visits: { type: 'string' },
    pages: { type: 'string', default: '' },
    lighthouse: { type: 'boolean', default: false },
    calibrated: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
    rows: { type: 'string' },
    folder: { type: 'string' },
    port: { type: 'string', default: '9350' },
  },
});
const visits = Number(values.visits ?? (values.quick ? 1 : 5));
const port = Number(values.port);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'bench-web-'));
const env = { ...process.env, PORT: String(port), DOSSIER_DATA: folder, DOSSIER_DEMO: 'on' };

async function startDemo(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  // The greeting follows the demo data.
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(text).includes('Dossier is running')) break;
  child.stdout.resume();
  return child;
}

async function measure(browser: Browser, page: VisitedPage): Promise<Visit[][]> {
  const results: Visit[][] = [];
  for (const line of lines) {
    const ofLine: Visit[] = [];
    for (let done = 0; done < visits; done++) ofLine.push(await visit(browser, page, line));
    results.push(ofLine);
  }
  return results;
}

const executablePath = ensureChromium();
if (!executablePath) throw new Error(chromiumSentence);
if (!existsSync(join(root, 'apps/web/dist/index.html'))) throw new Error('The web is not built: npm run build');
console.log(`${machine()}, load average ${loadavg()[0]?.toFixed(1)}`);
let desk: ChildProcess | undefined;
let browser: Browser | undefined;

async function measureFirstVisits(): Promise<void> {
  console.log(`390 × 844 pixels, processor ${slowdown} × slower, empty cache, median of ${visits} visits`);
  const pages = (await visitedPages(port)).filter(({ name }) => name.includes(values.pages));
  if (values.lighthouse) {
    const chosen = executablePath as string;
    return printScores(pages, { visits, executablePath: chosen, isCalibrated: values.calibrated });
  }
  browser = await chromium.launch({ executablePath });
  const measured = [];
  for (const page of pages) measured.push({ page, visits: await measure(browser, page) });
  printVisits(measured);
}

async function measureStaff(): Promise<void> {
  browser = await chromium.launch({ executablePath });
  await measureDesk(browser, port, await staffSessions(port), values.quick);
}

try {
  if (values.desk) makeDesk(folder, Number(values.rows ?? (values.quick ? 5_000 : 50_000)));
  desk = await startDemo();
  await (values.desk ? measureStaff() : measureFirstVisits());
} finally {
  await browser?.close();
  if (desk) await stop(desk);
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
