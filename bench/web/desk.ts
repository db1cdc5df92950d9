/**
 * `npm run bench -- web --desk [--rows 50000] [--folder <data folder to reuse>]`: the lists of staff with very many
 * onboardings, in a window of 1440 × 900 pixels, drawn by software.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sessionKey } from '@dossier/domain/limits';
import type { Browser } from '@playwright/test';
import { type Figure, printFigures } from '../goals.ts';
import { must } from '../records/servers.ts';
import { Desk, type Ready } from './desk-visit.ts';
import { median } from './report.ts';
import type { Seat, Sessions } from './staff.ts';

/** Makes a desk with many onboardings, unless the folder has one. */
export function makeDesk(folder: string, rows: number): void {
  if (existsSync(join(folder, 'dossier.db'))) return;
  const env = { ...process.env, DOSSIER_DATA: folder, DATABASE_URL: '' };
  execFileSync(process.execPath, ['apps/server/src/cli/seed.ts', '--onboardings', String(rows)], { env });
}

interface Lists {
  readonly seat: Seat;
  readonly list: string;
  readonly dashboard: string;
  readonly entity: string;
}

const seats: readonly Lists[] = [
  {
    seat: 'intern',
    list: '/internal/onboardings?tab=all',
    dashboard: '/internal/dashboard',
    entity: '/internal/entity/',
  },
  { seat: 'gatekeeper', list: '/external/onboardings', dashboard: '/external/dashboard', entity: '/external/entity/' },
];

/** Goals. Source: issue 12, section 4. Unit: milliseconds. */
const goals = { key: 25, rows: 200, frame: 34, page: 300 } as const;

/** Rows are in view, all of them loaded, and sorted by the column of this title if one is given. */
const hasRows: Ready = (title) => {
  const grid = document.querySelector('[role=grid]:not([aria-busy])');
  const rows = [...(grid?.querySelectorAll('[data-index]') ?? [])];
  const sorted = grid?.querySelector('[role=columnheader][aria-sort] button')?.textContent;
  return rows.length > 0 && rows.every((row) => row.textContent !== '') && (title === '' || sorted === title);
};
/** The answer to this search arrived, and its rows are shown: not those of the text before the last key. */
const hasFound: Ready = (word) => {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).searchParams.get('search'));
  const rows = [...document.querySelectorAll('[role=grid]:not([aria-busy]) [data-index]')];
  return asked.includes(word) && rows.length > 0 && rows.every((row) => row.textContent !== '');
};
/** The last row is current, and loaded. */
const isAtEnd: Ready = () => {
  const current = document.querySelector('[role=grid] [aria-current]');
  const count = Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount'));
  return Number(current?.getAttribute('aria-rowindex')) === count && current?.textContent !== '';
};
/** The page of an address has its heading, and nothing on it is loading; the list that was there before is gone. */
const hasPage: Ready = (path) =>
  location.pathname.startsWith(path) &&
  document.querySelector('main h1')?.checkVisibility() === true &&
  !document.querySelector('main [aria-busy=true], main .bg-skeleton, main [role=grid]');

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

export async function measureDesk(browser: Browser, port: number, sessions: Sessions, isQuick: boolean): Promise<void> {
  for (const lists of seats) {
    const desk = await Desk.open(browser, lists.seat, port, sessions[lists.seat]);
    try {
      const figures = [
        ...(await keys(desk, lists, isQuick ? 10 : 40)),
        ...(await searches(desk, lists, isQuick ? 2 : 8)),
      ];
      figures.push(...(await wheels(desk, lists, isQuick ? 60 : 240)), ...(await orders(desk, lists, isQuick ? 2 : 6)));
      figures.push(...(await pages(desk, lists, isQuick ? 1 : 5)));
      figures.push(...(await reports(port, sessions[lists.seat], isQuick ? 2 : 8)));
      printFigures(lists.seat, figures);
    } finally {
      await desk.close();
    }
  }
}

const figure = (name: string, ours: number, goal?: number): Figure => ({
  name,
  unit: 'ms',
  ours,
  ...(goal !== undefined && { goals: [goal, goal] as const }),
});

async function keys(desk: Desk, { list }: Lists, count: number): Promise<Figure[]> {
  await desk.go(list, hasRows);
  const times: number[] = [];
  const busy = await desk.busyDuring(async () => {
    for (let press = 0; press < count; press++) times.push(await desk.keyToPaint('j'));
  });
  await desk.page.keyboard.press('/');
  const typed: number[] = [];
  // Keys of one text, faster than the pause after which it is searched.
  const typing = await desk.busyDuring(async () => {
    for (const letter of 'rivierenland onbekend') typed.push(await desk.keyToPaint(letter === ' ' ? 'Space' : letter));
  });
  return [
    figure('j to paint, median', median(times), goals.key),
    figure('j to paint, p95', p95(times)),
    figure('main thread per j', busy.task / count),
    figure('of that script', busy.script / count),
    figure('of that style and layout', busy.layout / count),
    figure('letter to paint, median', median(typed), goals.key),
    figure('letter to paint, p95', p95(typed)),
    figure('main thread per letter', typing.task / typed.length),
  ];
}

async function searches(desk: Desk, { list }: Lists, count: number): Promise<Figure[]> {
  const words = ['haven', 'zilver', 'zorg', 'sjöberg', 'techniek', 'maas', 'beheer', 'kroon'];
  const times: number[] = [];
  for (const word of words.slice(0, count)) {
    await desk.go(list, hasRows);
    await desk.page.keyboard.press('/');
    // As fast as a good typist.
    await desk.page.keyboard.type(word.slice(0, -1), { delay: 120 });
    const last = () => desk.page.keyboard.press(word.slice(-1));
    times.push(await desk.until('keydown', hasFound, word, last));
  }
  return [figure('rows after the last key of a search, median', median(times), goals.rows)];
}

async function wheels(desk: Desk, { list }: Lists, turns: number): Promise<Figure[]> {
  await desk.go(list, hasRows);
  await desk.page.mouse.move(700, 500);
  let frames: number[] = [];
  const busy = await desk.busyDuring(async () => {
    frames = await desk.wheel(turns);
  });
  return [
    figure('frame while the wheel turns, p95', p95(frames), goals.frame),
    figure('frame while the wheel turns, median', median(frames)),
    figure('main thread per turn', busy.task / turns),
    figure('of that script', busy.script / turns),
    figure('of that style and layout', busy.layout / turns),
  ];
}

async function orders(desk: Desk, { list }: Lists, count: number): Promise<Figure[]> {
  await desk.go(list, hasRows);
  const sorts: number[] = [];
  const jumps: number[] = [];
  for (let done = 0; done < count; done++) {
    const head = desk.page.locator('[role=columnheader] button').nth(done % 2);
    sorts.push(await desk.until('click', hasRows, (await head.textContent()) ?? '', () => head.click()));
    await desk.page.locator('[role=grid]').focus();
    jumps.push(await desk.until('keydown', isAtEnd, '', () => desk.page.keyboard.press('End')));
    await desk.page.keyboard.press('Home');
    await desk.page.waitForFunction(hasRows, '');
  }
  return [
    figure('rows after a sort, median', median(sorts), goals.rows),
    figure('rows after End, median', median(jumps), goals.rows),
  ];
}

/** From a press on a link of a page to the whole page, whose files are loaded; data is read again. */
async function pages(desk: Desk, lists: Lists, count: number): Promise<Figure[]> {
  const times: Record<string, number[]> = { dashboard: [], list: [], entity: [] };
  const open = async (name: string, selector: string, isReady: Ready, path: string) => {
    const link = desk.page.locator(selector).first();
    times[name]?.push(await desk.until('click', isReady, path, () => link.click()));
    await desk.page.waitForTimeout(700);
  };
  const path = (address: string) => address.split('?')[0] ?? '';
  await desk.go(lists.list, hasRows);
  for (let done = 0; done <= count; done++) {
    await open('dashboard', `nav a[href^="${lists.dashboard}"]`, hasPage, lists.dashboard);
    await open('list', `nav a[href^="${path(lists.list)}"]`, hasRows, '');
    await open('entity', `[role=grid] [data-index="${done}"] [role=gridcell]:nth-child(3)`, hasPage, lists.entity);
  }
  // The first visit loads the files of the page.
  return Object.entries(times).map(([name, [, ...values]]) => figure(`${name}, median`, median(values), goals.page));
}

/** Reports of completed onboardings: the whole file, for the first time and again. */
async function reports(port: number, session: Sessions[Seat], count: number): Promise<Figure[]> {
  const { token } = JSON.parse(session[sessionKey] ?? '{}') as { token: string };
  const filter = encodeURIComponent("status = 'completed'");
  const path = `/api/collections/gk_requests/records?perPage=${count}&filter=${filter}`;
  const { items } = (await must(port, token, 'GET', path)) as { items: { id: string }[] };
  const timesOf = async () => {
    const times: number[] = [];
    for (const { id } of items) {
      const start = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/desk/views/report?request=${id}`, {
        headers: { authorization: token },
      });
      if (!answer.ok) throw new Error(`the report of ${id}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      times.push(performance.now() - start);
    }
    return times;
  };
  return [
    figure('report, first time, median', median(await timesOf()), goals.page),
    figure('report, again, median', median(await timesOf()), goals.page),
  ];
}
