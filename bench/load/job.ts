/** The job of a load process: a number of connections repeat these requests for a given time. */
export interface Job {
  readonly port: number;
  readonly connections: number;
  readonly warmMs: number;
  readonly measuredMs: number;
  readonly requests: readonly RequestLine[];
}

export interface RequestLine {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
}

/** Requests a second, and milliseconds of one request. */
export interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Returns the value below which this share of the sorted values lies; 0 for an empty list. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
