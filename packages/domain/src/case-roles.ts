/** Roles in which a person or company is named in an onboarding case. */
export const caseRoles = ['ubo', 'stand-in', 'representative', 'person', 'owner', 'contact'] as const;
export type CaseRole = (typeof caseRoles)[number];
