/** A load process: takes a Job, sends back its Outcome. */
import { Connection, requestBytes } from './connection.ts';
import { type Job, type Outcome, percentile } from './job.ts';

async function play(job: Job): Promise<Outcome> {
  const requests = job.requests.map(({ method, path, token, body }) =>
    requestBytes(job.port, method, path, token, body),
  );
  const connections = await Promise.all(Array.from({ length: job.connections }, () => Connection.open(job.port)));
  const start = performance.now() + job.warmMs;
  const end = start + job.measuredMs;
  const times: number[] = [];
  let next = 0;
  let count = 0;
  let last = end;
  const loop = async (connection: Connection): Promise<void> => {
    for (;;) {
      const at = next++ % requests.length;
      const asked = performance.now();
      if (asked >= end) return;
      const { status, body } = await connection.ask(requests[at] as Buffer);
      const answered = performance.now();
      if (status !== 200) throw new Error(`${job.requests[at]?.method} ${job.requests[at]?.path}: ${status} ${body}`);
      // A request that outlasts the measured time counts, even if it was sent during the warm-up.
      if (asked < start && answered <= end) continue;
      times.push(answered - asked);
      last = Math.max(last, answered);
      if (answered <= end) count++;
    }
  };
  await Promise.all(connections.map(loop));
  for (const connection of connections) connection.close();
  const sorted = Float64Array.from(times).sort();
  return {
    // For a server without any answer in the measured time, the time until one answer per connection is used.
    perSecond: count > 0 ? (count / job.measuredMs) * 1000 : (times.length / (last - start + job.warmMs)) * 1000,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
}

process.once('message', (job: Job) => {
  play(job).then(
    (outcome) => process.send?.(outcome, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
