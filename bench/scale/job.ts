import type { PortalName } from '@dossier/domain/portal';

/** A user who works in a browser. */
export interface Person {
  readonly portal: PortalName;
  readonly token: string;
  /** Where the browser sends requests. */
  readonly port: number;
  /** Where its event stream is, and from which loopback address it comes: streams are limited by address. */
  readonly streamPort: number;
  readonly address: string;
  /** Onboardings that this user opens: subject and id. */
  readonly onboardings: readonly (readonly [subject: string, request: string])[];
  /** The open form of a client, with the section that is saved again and again. */
  readonly form?: OpenForm | undefined;
}

export interface OpenForm {
  readonly request: string;
  readonly section: string;
  readonly revision: number;
  readonly values: unknown;
}

/** A job of a load process: these users work for the given time. */
export interface ScaleJob {
  readonly people: readonly Person[];
  /** Average pause of a user between two actions, exponentially distributed. Unit: milliseconds. */
  readonly staffPauseMs: number;
  readonly clientPauseMs: number;
  readonly warmMs: number;
  readonly measuredMs: number;
}

/** Kinds of requests that are reported separately. */
export const kinds = ['page', 'search', 'write', 'client page', 'client save', 'refresh', 'presence'] as const;
export type Kind = (typeof kinds)[number];

export interface KindOutcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface ScaleOutcome {
  readonly byKind: Readonly<Partial<Record<Kind, KindOutcome>>>;
  /** Answers other than success, by status. */
  readonly refused: Readonly<Record<string, number>>;
  /** Events received by all users together, per second. */
  readonly eventsPerSecond: number;
  /** Refreshes by view and collection that changed, the most frequent first. Unit: per second. */
  readonly causes: readonly (readonly [cause: string, perSecond: number])[];
}
