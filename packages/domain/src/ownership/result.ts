import type { Share } from './answers.ts';

export interface OwnershipOptions {
  /** Name of the company of the form. */
  readonly clientName: string;
  /** Day that determines the threshold. ISO date. */
  readonly today: string;
  /** A listed company: the part without a named owner is traded and hides no owner. */
  readonly listed?: boolean;
}

/** One factor of a path. `lowest` and `highest` equal `share` unless only a band is known. */
export interface OwnershipStep {
  readonly owner: string;
  readonly owned: string;
  readonly share: Share | undefined;
  readonly lowest: Share;
  readonly highest: Share;
}

/** One path from a person down to the client, with its multiplication. */
export interface OwnershipPath {
  readonly steps: readonly OwnershipStep[];
  /** The exact product: `8/25`. The lowest value when the path contains a band. */
  readonly exact: string;
  readonly lowest: Share;
  readonly highest: Share;
}

/** An interest as an exact fraction (`8/25`) and rounded to 1/10000 of a percent. */
export interface Interest {
  readonly exact: string;
  readonly share: Share;
}

export interface PersonInterest {
  readonly id: string;
  readonly name: string;
  /** The person's total interest in the client; the lowest possible with a band. */
  readonly lowest: Interest;
  /** The highest possible; equal to `lowest` when every share is exact. */
  readonly highest: Interest;
  /** The interest in the client of everything that the person controls, including their own. */
  readonly controlLowest: Interest;
  readonly controlHighest: Interest;
  /** Held in the client directly. The lowest possible with a band. */
  readonly direct: Share;
  readonly paths: readonly OwnershipPath[];
  /** The part of `lowest` in no listed path: circular holdings, and paths beyond the first 100. */
  readonly throughCircles: Share;
  /** Companies that the person controls (more than 50 %), `client` included. */
  readonly controls: readonly string[];
  readonly isUbo: 'yes' | 'no' | 'possible';
  /** The grounds; both may apply. Empty when `isUbo` is no. */
  readonly by: readonly ('ownership' | 'control')[];
}

export const ownershipIssueCodes = [
  'share-missing',
  'share-invalid',
  'owner-unknown',
  'too-much',
  'exact-share-needed',
  'rest-unknown',
  'circle-closed',
  'too-large',
] as const;
export type OwnershipIssueCode = (typeof ownershipIssueCodes)[number];

/** A property of the answers that makes the result uncertain. */
export interface OwnershipIssue {
  readonly code: OwnershipIssueCode;
  /** Id of the edge, node or person concerned. */
  readonly about: string;
  /** Name of the company or person for the message. */
  readonly name: string;
  /** The figure for the message, if any. */
  readonly share?: Share;
}

/** The sum that the named owners of a company hold. */
export interface OwnedTotal {
  readonly company: string;
  readonly name: string;
  readonly lowest: Share;
  readonly highest: Share;
}

export interface OwnershipResult {
  readonly people: readonly PersonInterest[];
  readonly totals: readonly OwnedTotal[];
  readonly issues: readonly OwnershipIssue[];
  /** There is no beneficial owner: directors must be reported instead. */
  readonly standInNeeded: boolean;
  readonly threshold: { readonly share: Share; readonly orMore: boolean };
}
