import type { WorkflowContract } from './contracts/contract.ts';
import type { Role } from './portal.ts';
import { clients, everyone, gatekeepers, interns, staff } from './role-groups.ts';

/**
 * May this role run the workflow at all? Access to the onboarding concerned is checked by the workflow.
 * Source: docs/domain.md section 6.
 */
export function mayRun({ roles }: Pick<WorkflowContract, 'roles'>, role: Role): boolean {
  return roles.includes(role);
}

/** The questions of `GET /api/desk/views/<name>`. Source: docs/architecture.md. */
export const viewNames = [
  'dashboard',
  'onboardings',
  'onboardings-export',
  'queue',
  'entity',
  'entity-history',
  'entity-history-export',
  'document',
  'document-file',
  'document-history',
  'report',
  'download-all',
  'registry-search',
  'sbi',
  'search',
  'client-forms',
  'client-form',
  'access-request',
  'my-data',
  'my-answers',
  'download-my-data',
  'before-sign-in',
  'earlier-documents',
  'draft',
  'screening-lists',
  'screening-load',
  'subscriptions',
  'subscription-runs',
  'subscription-candidates',
  'organisation',
  'my-login',
  'usage',
  'usage-export',
] as const;
export type ViewName = (typeof viewNames)[number];

/**
 * Which roles may ask a view at all; what it answers goes through the gates of visibility.ts.
 * Source: docs/domain.md section 6.
 */
export const viewRoles: Readonly<Record<ViewName, readonly Role[]>> = {
  dashboard: staff,
  onboardings: staff,
  'onboardings-export': staff,
  queue: interns,
  entity: staff,
  'entity-history': staff,
  'entity-history-export': staff,
  document: staff,
  'document-file': everyone,
  'document-history': staff,
  report: staff,
  'download-all': staff,
  'registry-search': staff,
  sbi: everyone,
  search: staff,
  'client-forms': clients,
  'client-form': clients,
  'access-request': clients,
  'my-data': clients,
  'my-answers': clients,
  'download-my-data': clients,
  'before-sign-in': everyone,
  'earlier-documents': gatekeepers,
  draft: gatekeepers,
  'screening-lists': interns,
  'screening-load': interns,
  subscriptions: staff,
  'subscription-runs': staff,
  'subscription-candidates': gatekeepers,
  organisation: staff,
  'my-login': staff,
  usage: gatekeepers,
  'usage-export': gatekeepers,
};

/** Views that answer without a sign-in. */
export const openViews: readonly ViewName[] = ['before-sign-in'];

/** May this caller ask the view? `undefined` is somebody who is not signed in. */
export function mayAsk(view: ViewName, role: Role | undefined): boolean {
  if (role === undefined) return openViews.includes(view);
  return viewRoles[view].includes(role);
}
