import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from './areas/index.ts';
import { basePort } from './harness/collections.ts';
import { differences, Pairs } from './harness/compare.ts';
import { openMailbox, takeMail } from './harness/mailbox.ts';
import { type Answer, play, type Side, type Step } from './harness/play.ts';
import { probeRows } from './harness/probes.ts';
import { startProvider } from './harness/provider.ts';
import { password, rows } from './harness/rows.ts';
import { must, type Server, signIn, startOurs, startReference } from './harness/servers.ts';

/**
 * Plays the same requests at the reference server and at ours and prints every difference of their answers.
 * `run.ts [area …]`; ends with 1 when there is any. Ports from `AGAINST_PORT`, else 9321. Ours keeps its records in the
 * empty PostgreSQL database of `AGAINST_DATABASE`, else in SQLite.
 */
const wanted = process.argv.slice(2).filter((one) => !one.startsWith('-'));
const folder = mkdtempSync(join(tmpdir(), 'against-'));
const boxes = [await openMailbox(basePort + 4), await openMailbox(basePort + 5)] as const;
const provider = await startProvider();

async function openSide(server: Server, mails: Side['mails']): Promise<Side> {
  const vars = new Map<string, string>();
  const token = await signIn(server.url);
  vars.set('root', token);
  for (const [collection, row] of [...rows, ...probeRows])
    await must(server.url, token, 'POST', `/api/collections/${collection}/records`, row);
  const people = { ann: 'users', bob: 'users', lea: 'users', max: 'users', pim: 'staff' };
  for (const [name, collection] of Object.entries(people)) {
    const identity = `${name === 'max' ? 'Max@Example.eu' : `${name}@example.eu`}`;
    const body = { identity, password };
    await play(
      { server, vars, mails },
      { method: 'POST', path: `/api/collections/${collection}/auth-with-password`, body, keep: { [name]: 'token' } },
    );
  }
  return { server, vars, mails };
}

let different = 0;
let played = 0;

/** Realtime messages during a step are part of its result. */
function withEvents(answer: Answer, { vars }: Side): Answer {
  const events = vars.get('events');
  vars.delete('events');
  return events === undefined ? answer : { ...answer, body: { events: JSON.parse(events) as unknown } };
}

async function runStep(sides: readonly [Side, Side], pairs: Pairs, area: string, step: Step): Promise<void> {
  if (step.act) for (const side of sides) await step.act(side);
  const [reference, ours] = [await play(sides[0], step), await play(sides[1], step)];
  played += 1;
  const found = differences(pairs, withEvents(reference, sides[0]), withEvents(ours, sides[1]), step.loose);
  if (step.mailTo) {
    const mails = await Promise.all(sides.map((side) => takeMail(side, step.mailTo as string)));
    if (JSON.stringify(mails[0]) !== JSON.stringify(mails[1])) found.push(`mail: ${JSON.stringify(mails)}`);
  }
  if (found.length === 0) return;
  // Where the reference fails inside, nothing is to be imitated.
  if (step.except || (reference.status === 500 && ours.status < 500)) return;
  different += 1;
  const body = step.body === undefined ? '' : ` ${JSON.stringify(step.body).slice(0, 400)}`;
  const query = step.query ? `?${typeof step.query === 'string' ? step.query : JSON.stringify(step.query)}` : '';
  const headers = step.headers ? ` ${JSON.stringify(step.headers)}` : '';
  process.stdout.write(
    `${`✗ ${area} · ${step.as ?? 'guest'} ${step.method ?? 'GET'} ${step.path}${query}${headers}${body}`}\n`,
  );
  for (const one of found.slice(0, 6)) process.stdout.write(`${`    ${one}`}\n`);
}

const servers: Server[] = [];
try {
  servers.push(await startReference(join(folder, 'reference'), { http: basePort, smtp: basePort + 4 }));
  const database = process.env['AGAINST_DATABASE'];
  const given = database ? ['--database', database] : [];
  servers.push(await startOurs(join(folder, 'ours'), { http: basePort + 1, smtp: basePort + 5 }, given));
  const [reference, ours] = servers as [Server, Server];
  const sides = [await openSide(reference, boxes[0].mails), await openSide(ours, boxes[1].mails)] as const;
  const pairs = new Pairs();
  for (const [area, steps] of Object.entries(areas)) {
    if (wanted.length > 0 && !wanted.includes(area)) continue;
    const before = [played, different] as const;
    for (const step of steps) await runStep(sides, pairs, area, step);
    process.stdout.write(`${`${area}: ${played - before[0]} requests, ${different - before[1]} different`}\n`);
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(boxes.map((box) => box.close()));
  await provider.close();
  if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true });
  else process.stdout.write(`${folder}\n`);
}
process.stdout.write(`${`${played} requests, ${different} different`}\n`);
process.exitCode = different === 0 && played > 0 ? 0 : 1;
