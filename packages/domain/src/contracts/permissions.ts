import type { Role } from '../portal.ts';
import type { ViewContract, WorkflowContract } from './shared/contract.ts';

/**
 * May this role run the workflow at all? Access to the onboarding concerned is checked by the workflow.
 * Source: docs/domain.md section 6.
 */
export function mayRun({ roles }: Pick<WorkflowContract, 'roles'>, role: Role): boolean {
  return roles.includes(role);
}

/** May this role request the view at all? Undefined: a guest. */
export function mayQuery({ roles, guests }: Pick<ViewContract, 'roles' | 'guests'>, role: Role | undefined): boolean {
  return role === undefined ? guests === true : roles.includes(role);
}
