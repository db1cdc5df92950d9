import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeIntern } from '../../test/factories.ts';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { warnOfDeadlines } from './deadlines.ts';
import { startJobs } from './job-loop.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('a deadline within seven days is warned of once: the client at work, and the institution', async () => {
  await onboardingAt(world, 'requested', 'business', { deadline: '2026-11-28', reference: 'NEAR-1' });
  await onboardingAt(world, 'submitted', 'individual', { deadline: '2026-11-28', reference: 'NEAR-2' });
  await onboardingAt(world, 'requested', 'individual', { deadline: '2026-11-29', reference: 'FAR' });
  await world.sendMails();
  const parts = { store: world.store, origins: world.config.origins, now: world.clock.now };
  await warnOfDeadlines(parts);
  await warnOfDeadlines(parts);
  const mails = await world.sendMails();
  expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
    'NEAR-1 is due on 28 November 2026',
    'NEAR-1 is due on 28 November 2026',
    'NEAR-2 is due on 28 November 2026',
  ]);
  expect(mails.filter(({ to }) => to === 'marit@zilverlinde.example')).toHaveLength(1);
});

test('a warning that waited in the outbox until after the deadline is not sent', async () => {
  await onboardingAt(world, 'requested', 'business', { deadline: '2026-11-27', reference: 'WAITED' });
  await world.sendMails();
  await warnOfDeadlines({ store: world.store, origins: world.config.origins, now: world.clock.now });
  const start = world.clock.now();
  world.clock.set('2026-11-28T09:30:00.000Z');
  expect((await world.sendMails()).filter(({ subject }) => subject.startsWith('WAITED is due'))).toEqual([]);
  world.clock.set(start.toISOString());
});

test('a deadline that has passed and a due time are reported to the reviewer once, the mail not before the morning', async () => {
  const reviewer = await makeIntern(world);
  await done(world.run(reviewer, 'save-profile', { notify: { deadlines: { mail: 'at-once' } } }));
  const request = await onboardingAt(world, 'submitted', 'individual', { deadline: '2026-11-28', reference: 'LATE' });
  await done(world.run(reviewer, 'assign', { requests: [request], intern: reviewer.id }));
  await world.sendMails();
  // The deadline was on Saturday 28 November, the review is due on Monday 30; it is Sunday, just after midnight.
  const midnight = new Date('2026-11-28T23:30:00Z');
  const parts = { store: world.store, origins: world.config.origins, now: () => midnight };
  await warnOfDeadlines(parts);
  await warnOfDeadlines(parts);
  const { items } = await done(world.view(reviewer, 'notifications'));
  const found = items.map(({ kind, deadline }: { kind: string; deadline: string }) => [kind, deadline]);
  expect(found.toSorted()).toEqual([
    ['deadline-passed', '2026-11-28'],
    ['due-near', '2026-11-30'],
  ]);
  const { email } = await world.store.reader.need('internal_users', reviewer.id);
  const waiting = await world.store.reader.find('mail_outbox', 'to = {:email} && state = "waiting"', { email });
  expect(waiting.map(({ next_at }) => next_at)).toEqual(Array(2).fill('2026-11-29 07:00:00.000Z'));
});

test('a failing job runs again, two runs never overlap, and stopping waits for the last run', async () => {
  let runs = 0;
  let inside = 0;
  let most = 0;
  const errors: unknown[] = [];
  const job = {
    name: 'job',
    everyMs: 1,
    run: async () => {
      runs += 1;
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((wait) => setTimeout(wait, 3));
      inside -= 1;
      if (runs === 1) throw new Error('once');
    },
  };
  const loop = startJobs([job], (_name, error) => errors.push(error));
  for (let count = 0; count < 5; count += 1) loop.wake('job');
  await expect.poll(() => runs).toBeGreaterThan(2);
  await loop.stop();
  const after = runs;
  expect(inside).toBe(0);
  loop.wake('job');
  await new Promise((wait) => setTimeout(wait, 20));
  expect(runs).toBe(after);
  expect(most).toBe(1);
  expect(errors).toHaveLength(1);
});
