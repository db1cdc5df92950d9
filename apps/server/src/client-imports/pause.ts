/** Pauses after a part are as long as it took, so that half of the processor is left for users. Unit: milliseconds. */
const pauseMs = { min: 2, max: 500 } as const;

/** How long a job pauses after a part that began then. Unit: milliseconds of `performance.now`. */
export const pauseAfter = (begun: number): number =>
  Math.min(pauseMs.max, Math.max(pauseMs.min, performance.now() - begun));
