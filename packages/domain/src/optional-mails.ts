/** Mails to staff that each of them can switch off in the settings, with the portals that receive them. */
export const optionalMails = ['mention', 'question', 'access-decided', 'completed', 'deadline-near'] as const;

export type OptionalMail = (typeof optionalMails)[number];
