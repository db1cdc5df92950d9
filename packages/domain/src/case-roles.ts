/** Roles in which a person or company is named in an onboarding case; `vat`: by the client's VAT number. */
export const caseRoles = ['ubo', 'stand-in', 'representative', 'person', 'owner', 'contact', 'vat'] as const;
export type CaseRole = (typeof caseRoles)[number];
