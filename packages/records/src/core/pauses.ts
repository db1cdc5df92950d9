import { setTimeout } from 'node:timers/promises';

/** Work between two pauses. Unit: milliseconds. */
const workBetween = 5;

/**
 * Lets long work in the background take a fifth of the time at most, so that requests meanwhile are not slowed: call
 * what is returned after each small step.
 */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < workBetween) return;
    await setTimeout(worked * 4);
    since = performance.now();
  };
}
