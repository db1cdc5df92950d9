import { type MoveName, moveNames, onboardingMoves } from './onboarding-machine.ts';
import { type Role, roles } from './portal.ts';

/** The verbs of `POST /api/desk/<verb>` beside the moves. Source: architecture.md section 8. */
const otherWorkflowNames = [
  'save-kyc-section',
  'assign',
  'verify-document',
  'reject-document',
  'record-identity',
  'set-check',
  'record-screening',
  'decide-hit',
  'decide-hits',
  'run-screening',
  'save-list',
  'upload-list',
  'load-list',
  'remove-list',
  'save-screening-provider',
  'save-subscription',
  'pause-subscription',
  'end-subscription',
  'run-subscription',
  'close-alert',
  'send-invite',
  'admit-member',
  'add-document',
  'copy-document',
  'remove-document',
  'answer-correction',
  'save-profile',
  'mark-notifications-read',
  'log-out-everywhere',
  'save-organisation',
  'invite-user',
  'change-user',
] as const;
type OtherWorkflowName = (typeof otherWorkflowNames)[number];

/** Every workflow there is: one per move, then the others. */
export const workflowNames = [...moveNames, ...otherWorkflowNames] as const;
export type WorkflowName = (typeof workflowNames)[number];

/** The questions of `GET /api/desk/views/<name>`. Source: architecture.md section 8. */
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

const gatekeepers = ['gatekeeper', 'gatekeeper-admin'] as const satisfies readonly Role[];
const interns = ['intern', 'intern-lead'] as const satisfies readonly Role[];
const leads = ['intern-lead'] as const satisfies readonly Role[];
/** An institution watches its own clients; a lead helps. */
const subscribers = [...gatekeepers, ...leads] as const;
const staff = [...gatekeepers, ...interns] as const;
const client = ['client'] as const satisfies readonly Role[];
const managers = ['gatekeeper-admin', 'intern-lead'] as const satisfies readonly Role[];
const everybody: readonly Role[] = roles;

const otherWorkflowRoles: Readonly<Record<OtherWorkflowName, readonly Role[]>> = {
  'save-kyc-section': client,
  // A reviewer assigns only themselves; who else may be named is the workflow's question.
  assign: interns,
  'verify-document': interns,
  'reject-document': interns,
  'record-identity': staff,
  'set-check': interns,
  'record-screening': interns,
  'decide-hit': interns,
  'decide-hits': interns,
  'run-screening': interns,
  'save-list': leads,
  'upload-list': leads,
  'load-list': leads,
  'remove-list': leads,
  'save-screening-provider': leads,
  'save-subscription': subscribers,
  'pause-subscription': subscribers,
  'end-subscription': subscribers,
  'run-subscription': subscribers,
  'close-alert': subscribers,
  'send-invite': gatekeepers,
  // Owners admit their helpers; a lead settles a dispute about a vault.
  'admit-member': ['client', 'intern-lead'],
  'add-document': [...gatekeepers, ...client],
  'copy-document': gatekeepers,
  'remove-document': [...gatekeepers, ...client],
  'answer-correction': client,
  'save-profile': everybody,
  'mark-notifications-read': everybody,
  'log-out-everywhere': everybody,
  // Whose organisation it is stays the workflow's question.
  'save-organisation': managers,
  'invite-user': managers,
  'change-user': managers,
};

const moveRoles = Object.fromEntries(
  moveNames.map((name): [MoveName, readonly Role[]] => [name, onboardingMoves[name].by]),
) as Record<MoveName, readonly Role[]>;

/**
 * Which roles may call a workflow at all: the first of its guards. Moves take theirs from the machine.
 * Whose onboarding it is stays the workflow's question; another organisation's is always `not-found`.
 * Source: domain.md section 6.
 */
export const workflowRoles: Readonly<Record<WorkflowName, readonly Role[]>> = {
  ...moveRoles,
  ...otherWorkflowRoles,
};

/** Which roles may ask a view at all; what it answers goes through the gates of visibility.ts. Source: domain.md section 6. */
export const viewRoles: Readonly<Record<ViewName, readonly Role[]>> = {
  dashboard: staff,
  onboardings: staff,
  'onboardings-export': staff,
  queue: interns,
  entity: staff,
  'entity-history': staff,
  'entity-history-export': staff,
  document: staff,
  'document-file': everybody,
  'document-history': staff,
  report: staff,
  'download-all': staff,
  'registry-search': staff,
  sbi: everybody,
  search: staff,
  'client-forms': client,
  'client-form': client,
  'access-request': client,
  'my-data': client,
  'my-answers': client,
  'download-my-data': client,
  'before-sign-in': everybody,
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

export function mayRun(workflow: WorkflowName, role: Role): boolean {
  return workflowRoles[workflow].includes(role);
}

/** May this caller ask the view? `undefined` is somebody who is not signed in. */
export function mayAsk(view: ViewName, role: Role | undefined): boolean {
  if (role === undefined) return openViews.includes(view);
  return viewRoles[view].includes(role);
}
