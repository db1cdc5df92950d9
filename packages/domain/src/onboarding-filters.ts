/** Filters of lists of onboardings by their deadline. */
export const deadlineFilters = ['overdue', 'week', 'later'] as const;
export type DeadlineFilter = (typeof deadlineFilters)[number];

/** Parts of the archive. */
export const archiveShows = ['cancelled', 'closed', 'restorable'] as const;
export type ArchiveShow = (typeof archiveShows)[number];

/** Filters of the archive by when an onboarding was archived. */
export const archivedFilters = ['month', 'year', 'earlier'] as const;
export type ArchivedFilter = (typeof archivedFilters)[number];

/** Tabs of the reviewers' queue. */
export const queueTabs = ['unassigned', 'mine', 'review', 'waiting', 'overdue', 'all'] as const;
export type QueueTab = (typeof queueTabs)[number];

/**
 * Filters of the queue by the vault. `other-owner`: the contact has no part in it. `duplicate`: another vault of the
 * company has a proven owner as well.
 */
export const vaultFilters = ['other-owner', 'duplicate'] as const;
export type VaultFilter = (typeof vaultFilters)[number];

/** Filters of lists by the target of the step that the viewer's side is in: late, or due today or tomorrow. */
export const dueFilters = ['late', 'soon'] as const;
export type DueFilter = (typeof dueFilters)[number];
