import { accept, type Result, refuse } from './result.ts';

export const accessStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type AccessStatus = (typeof accessStatuses)[number];

/**
 * Every transition of an access request: a rejected request can still be approved, and access that the client withdrew
 * can be approved again. Source: docs/specification.md section 4; docs/domain.md section 4.
 */
export const accessMoves: Readonly<Record<AccessStatus, readonly AccessStatus[]>> = {
  pending: ['approved', 'rejected', 'withdrawn'],
  rejected: ['approved'],
  approved: ['withdrawn'],
  withdrawn: ['approved'],
};

/** Does the institution ask for access, and may the client still approve it? What was withdrawn is not asked for. */
export const isAccessOpen = (status: AccessStatus): boolean =>
  status !== 'withdrawn' && accessMoves[status].includes('approved');

export function tryAccessMove(from: AccessStatus, to: AccessStatus): Result<AccessStatus> {
  return accessMoves[from].includes(to) ? accept(to) : refuse('already-decided', { status: from });
}
