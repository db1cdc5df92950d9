import { accept, type Result, refuse } from './result.ts';

export const accessStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type AccessStatus = (typeof accessStatuses)[number];

/**
 * Every transition of an access request: a rejected request can still be approved. Source: docs/specification.md
 * section 4; docs/domain.md section 4.
 */
export const accessMoves: Readonly<Record<AccessStatus, readonly AccessStatus[]>> = {
  pending: ['approved', 'rejected', 'withdrawn'],
  rejected: ['approved'],
  approved: [],
  withdrawn: [],
};

/** May the client still approve the request? */
export const isAccessOpen = (status: AccessStatus): boolean => accessMoves[status].includes('approved');

export function tryAccessMove(from: AccessStatus, to: AccessStatus): Result<AccessStatus> {
  return accessMoves[from].includes(to) ? accept(to) : refuse('already-decided', { status: from });
}
