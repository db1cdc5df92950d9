import { maxTopics } from './topic.ts';

/** Bounds of open event streams, per process. Source: docs/decisions/0126. */
export interface StreamLimits {
  /** Streams of one person. */
  readonly perPerson: number;
  /** Streams of one address (IPv6: /64) without sign-in. */
  readonly guestsPerAddress: number;
  /** How long a stream may stay without sign-in. Unit: milliseconds. */
  readonly guestMs: number;
  /** Topics of one stream. */
  readonly topics: number;
}

/** Guests may stay, as in PocketBase. */
export const openLimits: StreamLimits = {
  perPerson: Number.POSITIVE_INFINITY,
  guestsPerAddress: Number.POSITIVE_INFINITY,
  guestMs: Number.POSITIVE_INFINITY,
  topics: maxTopics,
};

/** For strict mode. An SDK connects first and signs the stream in with its topics. */
export const strictLimits: StreamLimits = { perPerson: 10, guestsPerAddress: 50, guestMs: 10_000, topics: 100 };

/**
 * A stream that is older gives way to a new one of the same person: it is often the rest of a lost connection. Younger
 * ones stay, so that eleven clients that reconnect do not replace each other in turn. Unit: milliseconds.
 */
export const settledMs = 60_000;

/** Most changes that wait for delivery; beyond it all streams are closed, and clients reconnect and load again. */
export const maxWaitingChanges = 5_000;
