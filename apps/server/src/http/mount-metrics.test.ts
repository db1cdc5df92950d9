import { afterEach, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';

const worlds: World[] = [];
const started = async (...options: Parameters<typeof startWorld>) => {
  const world = await startWorld(...options);
  worlds.push(world);
  return world;
};
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

const lines = (page: string, name: string) => page.split('\n').filter((line) => line.startsWith(name));

test('a program on this machine reads requests by pattern, the work that waits and the state of the desk', async () => {
  const world = await started();
  await fetch(`${world.url}/metrics`);
  await world.view(world.gatekeeper, 'search', { q: 'Zilverlinde' });
  await world.request('GET', '/.well-known/nothing');
  await world.request('POST', '/api/collections/gatekeeper_users/auth-with-password', {
    body: { identity: 'nobody@duinrand.example', password: 'not the password' },
  });
  const answer = await fetch(`${world.url}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const page = await answer.text();
  expect(lines(page, 'dossier_http_request_duration_seconds_count')).toEqual(
    expect.arrayContaining([
      'dossier_http_request_duration_seconds_count{method="GET",route="/api/desk/views/search",status="200"} 1',
      expect.stringContaining('{method="GET",route="unknown",status="404"} 1'),
    ]),
  );
  expect(lines(page, 'dossier_sign_ins_total')).toEqual([
    'dossier_sign_ins_total{portal="gatekeeper",result="refused"} 1',
  ]);
  for (const name of [
    'dossier_build_info{',
    'dossier_event_loop_delay_seconds{quantile="0.99"}',
    'dossier_jobs_waiting{job="outbox"} 0',
    'dossier_job_oldest_seconds{job="screening"} 0',
    'dossier_db_commit_duration_seconds_count',
    'dossier_disk_free_bytes',
    'process_resident_memory_bytes',
  ])
    expect(lines(page, name)).not.toEqual([]);
  expect(page).not.toMatch(/Zilverlinde|nobody@|127\.0\.0\.1/);
});

test('without a token metrics are not readable through a proxy or under the name of a portal', async () => {
  const world = await started({ config: { demo: false, mailbox: false } });
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { host: 'review.desk.example' }]) {
    const { statusCode, body } = await world.app.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('dossier_');
  }
});

test('with a token only its holder reads metrics, from anywhere', async () => {
  const metricsToken = 'only-for-tests-0123456789abcdef';
  const world = await started({ config: { metricsToken, demo: false, mailbox: false } });
  const ask = (authorization?: string) =>
    world.app.inject({
      url: '/metrics',
      headers: {
        host: 'review.desk.example',
        'x-forwarded-for': '203.0.113.7',
        ...(authorization && { authorization }),
      },
    });
  for (const wrong of [undefined, metricsToken, `Bearer ${metricsToken}x`, 'Bearer ']) {
    const { statusCode, body } = await ask(wrong);
    expect(statusCode).toBe(401);
    expect(body).not.toContain('dossier_');
  }
  expect((await fetch(`${world.url}/metrics`)).status).toBe(401);
  expect((await ask(`Bearer ${metricsToken}`)).statusCode).toBe(200);
});
