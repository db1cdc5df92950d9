/** Mails to the staff of an institution that each of them can switch off in the settings. */
export const optionalMails = ['question', 'access-decided', 'completed', 'deadline-near'] as const;

export type OptionalMail = (typeof optionalMails)[number];
