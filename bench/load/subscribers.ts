/** A load process: many event streams, and one writer. Takes a RealtimeJob, sends back a RealtimeOutcome. */
import { connect } from 'node:net';
import { Connection, requestBytes } from './connection.ts';
import { median } from './job.ts';

export interface RealtimeJob {
  readonly port: number;
  /** One event stream for each. */
  readonly tokens: readonly string[];
  readonly topic: string;
  readonly writes: number;
  readonly write: { readonly path: string; readonly body: string };
}

/** Medians in milliseconds, from sending the write. */
export interface RealtimeOutcome {
  readonly answered: number;
  readonly lastTold: number;
}

const mark = '"action":"';
const giveUpMs = 20_000;

/** Opens a stream and subscribes it; `received` is called once for each event. */
async function subscribe(job: RealtimeJob, token: string, asker: Connection, received: () => void): Promise<void> {
  let rest = '';
  const clientId = await new Promise<string>((resolve, reject) => {
    const socket = connect(job.port, '127.0.0.1', () => socket.write(requestBytes(job.port, 'GET', '/api/realtime')));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      const text = rest + chunk.toString('latin1');
      const id = /"clientId":"(\w+)"/.exec(text)?.[1];
      if (id) resolve(id);
      const parts = text.split(mark);
      for (let i = 1; i < parts.length; i++) received();
      rest = id || parts.length > 1 ? (parts.at(-1) ?? '').slice(-mark.length) : text.slice(-300);
    });
  });
  const body = JSON.stringify({ clientId, subscriptions: [job.topic] });
  const { status } = await asker.ask(requestBytes(job.port, 'POST', '/api/realtime', token, body));
  if (status !== 204) throw new Error(`Subscribing was answered with ${status}.`);
}

async function play(job: RealtimeJob): Promise<RealtimeOutcome> {
  const writer = await Connection.open(job.port);
  let count = 0;
  let all: () => void = () => {};
  for (const token of job.tokens) {
    await subscribe(job, token, writer, () => {
      if (++count === job.tokens.length) all();
    });
  }
  const request = requestBytes(job.port, 'POST', job.write.path, job.tokens[0], job.write.body);
  const answered: number[] = [];
  const lastTold: number[] = [];
  // The first ones warm up.
  for (let round = -3; round < job.writes; round++) {
    count = 0;
    const received = new Promise<void>((resolve, reject) => {
      all = resolve;
      setTimeout(() => reject(new Error(`Only ${count} were received.`)), giveUpMs).unref();
    });
    const start = performance.now();
    const { status, body } = await writer.ask(request);
    if (status !== 200) throw new Error(`The write was answered with ${status} ${body}`);
    if (round >= 0) answered.push(performance.now() - start);
    await received;
    if (round >= 0) lastTold.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { answered: median(answered), lastTold: median(lastTold) };
}

process.once('message', (job: RealtimeJob) => {
  play(job).then(
    (outcome) => process.send?.(outcome, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
