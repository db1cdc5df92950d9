import { deepEqual, equal } from 'node:assert/strict';
import { type RefusalCode, refusals } from '@dossier/domain/refusals';
import { snapshot, type World } from './scenario.ts';
import type { Answer, Person } from './test-app.ts';

/**
 * Asserts that a call is refused with this code and changes nothing.
 * @returns the answer
 */
export async function refused(world: World, code: RefusalCode, call: () => Promise<Answer>): Promise<Answer> {
  const before = await snapshot(world);
  const answer = await call();
  deepEqual({ status: answer.status, code: answer.body.code }, { status: refusals[code], code });
  equal(await snapshot(world), before);
  return answer;
}

/** For everyone without access to an onboarding it does not exist. */
export async function notFoundForOthers(world: World, strangers: readonly Person[], verb: string, input: unknown) {
  for (const who of strangers) await refused(world, 'not-found', () => world.run(who, verb, input));
}
