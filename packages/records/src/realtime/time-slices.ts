import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest work without a pause for requests. Unit: milliseconds. */
const sliceMs = 8;

/** Divides long work, so that requests are answered in between. */
export class TimeSlices {
  #since = performance.now();

  isOver(): boolean {
    return performance.now() - this.#since > sliceMs;
  }

  async pause(): Promise<void> {
    await nextTurn();
    this.#since = performance.now();
  }
}
