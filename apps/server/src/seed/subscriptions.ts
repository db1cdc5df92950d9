import type { World } from './world.ts';

/** Subjects of completed onboardings are monitored. */
export async function subscribe(world: World): Promise<void> {
  await world.store.transaction(async (records) => {
    for (const request of await records.find('gk_requests', 'status = "completed"', {}, { sort: 'completed_at' })) {
      const [first] = await records.find(
        'gatekeeper_users',
        'org = {:org}',
        { org: request.org },
        { sort: 'created,id' },
      );
      await records.create('gk_subscriptions', {
        org: request.org,
        [request.type]: request.subject,
        level: request.type === 'business' ? 'screening_and_register' : 'screening',
        cadence: 'monthly',
        recipients: first ? [first.id] : [],
        runs: 0,
        status: 'active',
        next_run: new Date(world.clock.now().getTime() + 20 * 86_400_000),
      } as never);
    }
  });
}
