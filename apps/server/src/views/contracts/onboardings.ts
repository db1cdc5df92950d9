import type { DraftValues } from '@dossier/domain/contracts/draft-values';
import type { InviteMail } from '@dossier/domain/contracts/invite-mail';
import type { OnboardingStatus, OnboardingType, Outcome, WaitingOn } from '@dossier/domain/onboarding';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import type { DocumentRow } from './documents.ts';

export interface OnboardingRow {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  readonly name: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly type: OnboardingType;
  readonly reference: string;
  readonly status: OnboardingStatus;
  readonly waitingOn: WaitingOn | '';
  readonly outcome: Outcome | '';
  readonly deadline: string;
  readonly assigned: { readonly id: string; readonly name: string } | null;
  readonly org: { readonly id: string; readonly name: string };
  readonly submittedAt: string;
  readonly archivedAt: string;
  /** Of archived ones: who did it, and why it was cancelled. */
  readonly archivedBy: string;
  /** What it was before, and is again when it is restored. */
  readonly statusBefore: OnboardingStatus | '';
  readonly cancelReason: string;
  readonly updated: string;
  /** The moves that the viewer has. */
  readonly moves: readonly MoveName[];
}

export interface ListParams {
  /** Words of name, reference or registration number. */
  readonly search?: string;
  /** A column of OnboardingRow, `-` before it for descending. */
  readonly sort?: string;
  /** From 0; windows of the virtual table. */
  readonly offset?: number;
  /** At most 200. */
  readonly limit?: number;
  readonly org?: string;
  readonly type?: OnboardingType;
}

export const deadlineFilters = ['overdue', 'week', 'later'] as const;
export type DeadlineFilter = (typeof deadlineFilters)[number];

export const archiveShows = ['cancelled', 'closed', 'restorable'] as const;
export type ArchiveShow = (typeof archiveShows)[number];

export const archivedFilters = ['month', 'year', 'earlier'] as const;
export type ArchivedFilter = (typeof archivedFilters)[number];

export interface NarrowParams {
  /** `week` is today and the seven days after it. */
  readonly deadline?: DeadlineFilter;
  /** `me`, `unassigned`, or the id of an intern. */
  readonly assigned?: string;
  /** When it was archived: in the last 30 days, in the last twelve months, before them. */
  readonly archived?: ArchivedFilter;
}

export interface OnboardingList {
  readonly items: readonly OnboardingRow[];
  readonly total: number;
  /** Rows per status under the same search. */
  readonly counts: Readonly<Record<OnboardingStatus, number>>;
  /** Who has any of the viewer's onboardings. */
  readonly assignees: readonly { readonly id: string; readonly name: string }[];
  /** Rows per part of the archive under the same search; only where the archive was asked for. */
  readonly archive?: Readonly<Record<ArchiveShow, number>>;
}

export const queueTabs = ['unassigned', 'mine', 'waiting', 'overdue', 'all'] as const;

export type QueueTab = (typeof queueTabs)[number];

export interface QueueList {
  readonly items: readonly OnboardingRow[];
  readonly total: number;
  readonly counts: Readonly<Record<QueueTab, number>>;
  readonly orgs: readonly { readonly id: string; readonly name: string }[];
  readonly interns: readonly { readonly id: string; readonly name: string }[];
}

/** The wizard's draft as it was left. */
export interface DraftView {
  readonly request: string;
  readonly number: string;
  readonly status: OnboardingStatus;
  readonly subject: string;
  readonly values: DraftValues;
  readonly documents: readonly DocumentRow[];
  readonly updated: string;
  readonly accelerated: { readonly updatedAt: string } | null;
  /** After send: the mail to the client in both languages. */
  readonly invite: Record<'en' | 'nl', InviteMail> | null;
}
