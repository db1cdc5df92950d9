import { type Role, roles } from './portal.ts';

/** Groups of roles that the permissions of workflows and views are made of. Source: docs/domain.md section 6. */
export const gatekeepers = ['gatekeeper', 'gatekeeper-admin'] as const satisfies readonly Role[];
export const interns = ['intern', 'intern-lead'] as const satisfies readonly Role[];
export const leads = ['intern-lead'] as const satisfies readonly Role[];
export const clients = ['client'] as const satisfies readonly Role[];
export const staff = [...gatekeepers, ...interns] as const;
/** An institution monitors its own clients; a lead may help. */
export const subscribers = [...gatekeepers, ...leads] as const;
/** Decide for their institution as a whole. */
export const institutionAdmins = ['gatekeeper-admin'] as const satisfies readonly Role[];
/** Manage an organisation and its accounts. */
export const managers = ['gatekeeper-admin', 'intern-lead'] as const satisfies readonly Role[];
export const everyone: readonly Role[] = roles;
