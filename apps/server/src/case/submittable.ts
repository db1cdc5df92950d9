import type { KycIssue } from '@dossier/domain/kyc-form/answers';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { AccessRow, CorrectionRow } from '../collections/rows.ts';
import { isApproved } from './access.ts';

interface SubmitFacts {
  readonly access: Pick<AccessRow, 'status'> | undefined;
  /** Corrections that the client was asked for in the current round. */
  readonly corrections: readonly Pick<CorrectionRow, 'status'>[];
  readonly issues: readonly KycIssue[];
}

/**
 * May the client submit the form? The screen offers it and the workflow allows it by this rule.
 * Errors: `access-not-approved`, `corrections-open {count}`, `section-incomplete {sections, issues}`.
 */
export function checkSubmittable({ access, corrections, issues }: SubmitFacts): Result<null> {
  if (!isApproved(access)) return refuse('access-not-approved');
  const open = corrections.filter(({ status }) => status === 'open');
  if (open.length > 0) return refuse('corrections-open', { count: open.length });
  if (issues.length === 0) return accept();
  return refuse('section-incomplete', { sections: [...new Set(issues.map(({ section }) => section))], issues });
}
