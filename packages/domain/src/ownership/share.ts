import { fullyKnownShare } from '../limits.ts';
import type { Share } from './answers.ts';
import { compare, type Fraction, fraction } from './fraction.ts';

/** The whole of a company. Unit: 1/10000 of a percent. */
export const wholeShare: Share = 1_000_000;

/**
 * Converts a share to a fraction.
 * @throws for a share that is not an integer, which is a defect
 */
export function fromShare(share: Share): Fraction {
  return fraction(BigInt(share), BigInt(wholeShare));
}

/** Rounded to the nearest 1/10000 of a percent, halves up. For display only: compare with fractions. */
export function toShare({ numerator, denominator }: Fraction): Share {
  const doubled = (2n * numerator * BigInt(wholeShare) + denominator) / (2n * denominator);
  return Number(doubled);
}

/** Returns whether this interest exceeds the threshold, exactly. */
export function exceedsThreshold(interest: Fraction, threshold: { share: Share; orMore: boolean }): boolean {
  const order = compare(interest, fromShare(threshold.share));
  return threshold.orMore ? order >= 0 : order > 0;
}

/** Returns whether owners with these shares together are all owners of a company, up to rounding. */
export function isFullyKnown(together: Share): boolean {
  return together >= fullyKnownShare;
}

/** A valid share in an answer: an integer from 0 to the whole. */
export function isShare(value: unknown): value is Share {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= wholeShare;
}
