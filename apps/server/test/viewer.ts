import { actorOf } from '../src/http/actor-of.ts';
import type { Actor } from '../src/runtime/actor.ts';
import { dayOf } from '../src/runtime/clock.ts';
import type { ViewContext } from '../src/runtime/view-context.ts';
import type { Person, TestApp } from './test-app.ts';

/** The account as a view or workflow receives it. */
export async function actorFor({ store }: TestApp, { id, collection }: Person): Promise<Actor> {
  const actor = actorOf(collection, (await store.reader.need(collection, id)) as never);
  if (!actor) throw new Error(`${collection}/${id} is not active`);
  return actor;
}

/** What a view of this account gets, at the time of the test's clock. Without the ports. */
export async function contextFor(test: TestApp, who: Person): Promise<ViewContext> {
  const now = test.clock.now();
  const actor = await actorFor(test, who);
  return { records: test.store.reader, actor, now, today: dayOf(now), language: 'en' } as unknown as ViewContext;
}
