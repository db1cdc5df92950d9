import type { Share } from './answers.ts';

export interface OwnershipOptions {
  /** Name of the company of the form. */
  readonly clientName: string;
  /** Day whose threshold is used. ISO date. */
  readonly today: string;
  /** A listed company: the part that nobody named is traded and hides no owner. */
  readonly listed?: boolean;
}

/** One factor of a path. `lowest` and `highest` are equal to `share` unless only a band is known. */
export interface OwnershipStep {
  readonly owner: string;
  readonly owned: string;
  readonly share: Share | undefined;
  readonly lowest: Share;
  readonly highest: Share;
}

/** One way from a person down to the client, with its multiplication. */
export interface OwnershipPath {
  readonly steps: readonly OwnershipStep[];
  /** The product, exact: `8/25`. At its lowest when a band is in it. */
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
  /** What the person holds of the client in all, the lowest possible when a band is in it. */
  readonly lowest: Interest;
  /** The highest possible; equal to `lowest` when every share is exact. */
  readonly highest: Interest;
  /** The stake in the client of everything that the person controls, themselves included. */
  readonly controlLowest: Interest;
  readonly controlHighest: Interest;
  /** Held in the client itself, without anybody between. Lowest when a band. */
  readonly direct: Share;
  readonly paths: readonly OwnershipPath[];
  /** The part of `lowest` in no listed path: what runs round in circles, and paths beyond the first 100. */
  readonly throughCircles: Share;
  /** Companies that the person controls (more than 50 %), `client` included. */
  readonly controls: readonly string[];
  readonly isUbo: 'yes' | 'no' | 'possible';
  /** Why; both may hold. Empty when `isUbo` is no. */
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

/** Something about the answers that keeps the result from being certain. */
export interface OwnershipIssue {
  readonly code: OwnershipIssueCode;
  /** The edge, node or person it is about: its id. */
  readonly about: string;
  /** Name of the company or person for the sentence. */
  readonly name: string;
  /** The figure for the sentence, where there is one. */
  readonly share?: Share;
}

/** What the named owners of a company hold together. */
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
  /** Nobody is a beneficial owner: directors must stand in. */
  readonly standInNeeded: boolean;
  readonly threshold: { readonly share: Share; readonly orMore: boolean };
}
