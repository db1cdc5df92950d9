/** What a new desk needs before its first onboarding can be completed, in this order. */
export const setupSteps = ['account', 'desk', 'institution', 'mail', 'register', 'lists', 'backup'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** `skipped`: a lead decided to do without it. What was done counts as done, also when it was skipped before. */
export const setupStates = ['done', 'open', 'skipped'] as const;
export type SetupState = (typeof setupStates)[number];

/** How the connection to the mail server is encrypted: from its start, by STARTTLS, or by STARTTLS where it is offered. */
export const mailEncryptions = ['tls', 'starttls', 'if-offered'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];
