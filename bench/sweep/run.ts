/**
 * `npm run bench -- sweep [--subjects 10000] [--entries 50000] [--quick] [--port 9340] [--folder <empty folder>]`: sweeps
 * of very many monitored companies after a new version of a list, by the real desk: the first one, one without relevant
 * changes, and one whose process is killed and started again. `--folder` is retained.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFigures } from '../goals.ts';
import { must, stop } from '../records/servers.ts';
import { machine } from '../table.ts';
import { type Desk, leadToken, startDesk } from './desk.ts';
import { fillWatched } from './fill.ts';
import { listText, watchedCompanies } from './people.ts';
import { assertThat, killedSweep, type Scene, wholeSweep } from './sweeps.ts';
import { Onlooker } from './watch.ts';

const { values } = parseArgs({
  options: {
    subjects: { type: 'string' },
    entries: { type: 'string' },
    quick: { type: 'boolean', default: false },
    port: { type: 'string', default: '9340' },
    folder: { type: 'string' },
  },
});
const subjects = Number(values.subjects ?? (values.quick ? 800 : 10_000));
const entries = Number(values.entries ?? (values.quick ? 5_000 : 50_000));
const port = Number(values.port);
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'bench-sweep-'));
const companies = watchedCompanies(subjects);

/** The desk's results about the monitored companies. */
const written = (eye: Onlooker) => ({
  results: eye.count('statuses_screening'),
  alerts: eye.count('alerts'),
  mails: eye.count("mail_outbox where kind = 'alert'"),
});

async function openDesk(): Promise<Desk> {
  await stop(await startDesk(folder, port));
  fillWatched(join(folder, 'dossier.db'), companies);
  return { child: await startDesk(folder, port), port, token: await leadToken(folder, port) };
}

async function play(desk: Desk, eye: Onlooker): Promise<Desk> {
  await eye.settled();
  const input = { name: 'Invented sanctions', kind: 'sanctions', format: 'ftm-json' };
  const { list } = await must(port, desk.token, 'POST', '/api/desk/save-list', input);
  const textOf = (edition: number) => listText(companies, entries, edition);
  const scene: Scene = { folder, eye, subjects, list: String(list), textOf };
  printFigures('first sweep', await wholeSweep(desk, scene, 1));
  const first = written(eye);
  assertThat(first.alerts >= subjects / 25, 'every listed person is found');
  printFigures('second sweep: the list has one more entry, without a match', await wholeSweep(desk, scene, 2));
  assertThat(JSON.stringify(written(eye)) === JSON.stringify(first), 'nothing is written or mailed twice');
  const [again, figures] = await killedSweep(desk, scene, 3);
  printFigures('killed halfway (SIGKILL) and started again', figures);
  assertThat(JSON.stringify(written(eye)) === JSON.stringify(first), 'nothing is created twice after a kill');
  assertThat(eye.count('gk_subscriptions where runs = 3') === subjects, 'each subject is screened once in each sweep');
  console.log(
    `\nResults, alerts and mails after the first sweep and after the last: ${Object.values(first).join(', ')}.`,
  );
  return again;
}

console.log(`${machine()}, load average ${loadavg()[0]?.toFixed(1)}`);
console.log(`${subjects} subjects with 4 names each, ${entries} entries`);
let desk: Desk | undefined;
try {
  desk = await openDesk();
  const eye = new Onlooker(folder);
  desk = await play(desk, eye);
  eye.close();
  await stop(desk.child);
} finally {
  desk?.child.kill();
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
}
