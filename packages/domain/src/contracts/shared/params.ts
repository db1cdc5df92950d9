import { maxOffset, maxRows, maxSelected } from '../../limits.ts';
import { onboardingStatuses, onboardingTypes } from '../../onboarding.ts';
import {
  archivedFilters,
  archiveShows,
  deadlineFilters,
  dueFilters,
  queueTabs,
  vaultFilters,
} from '../../onboarding-filters.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';

/** Id of a record in a query parameter. */
export const idParam = z.string().check(z.maxLength(40));

/** A number that comes as text. */
export function countParam(most: number) {
  return z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(most)));
}

/** `true`, `1` or absent. */
export const flagParam = z.pipe(
  z.transform((value: unknown) => value === true || value === 'true' || value === '1'),
  z.boolean(),
);

export const noParams = z.pipe(
  z.object({}),
  z.transform((): Record<string, never> => ({})),
);

/** Search text as typed. */
export const searchParam = z.string().check(z.trim(), z.maxLength(200));

/** A window of a list of onboardings, searched and sorted. */
export const listParams = z.object({
  /** Matches name, reference or registration number. */
  search: z.optional(searchParam),
  /** A column of OnboardingRow, `-` before it for descending. */
  sort: z.optional(z.string().check(z.maxLength(40))),
  /** From 0. */
  offset: z.optional(countParam(maxOffset)),
  limit: z.optional(countParam(maxRows)),
  org: z.optional(idParam),
  type: z.optional(z.enum(onboardingTypes)),
  /** By the target of the step that the viewer's side is in. */
  due: z.optional(z.enum(dueFilters)),
});
export type ListParams = OutputOf<typeof listParams>;

/** Filters of the list of onboardings that its counts follow. */
export const narrowParams = z.object({
  /** `week`: today and the seven days after it. */
  deadline: z.optional(z.enum(deadlineFilters)),
  /** `me`, `unassigned`, or the id of an intern. */
  assigned: z.optional(idParam),
  /** Archived in the last 30 days, in the last twelve months, or before. */
  archived: z.optional(z.enum(archivedFilters)),
  /** Created by this import. */
  import: z.optional(idParam),
});
export type NarrowParams = OutputOf<typeof narrowParams>;

/** `show` is a part of the archive and requests archived onboardings. */
export const onboardingParams = z.object({
  ...listParams.shape,
  ...narrowParams.shape,
  status: z.optional(z.enum(onboardingStatuses)),
  show: z.optional(z.enum(archiveShows)),
});
export type OnboardingParams = OutputOf<typeof onboardingParams>;

export const queueTab = z.enum(queueTabs);
export const vaultFilter = z.enum(vaultFilters);

/** What a list shows, all of it. `tab`: of the queue. */
export const selectionParams = z.object({
  ...z.omit(onboardingParams, { offset: true, limit: true }).shape,
  tab: z.optional(queueTab),
  vault: z.optional(vaultFilter),
});
export type SelectionParams = OutputOf<typeof selectionParams>;

/** Ids of onboardings, with commas between them; at most as many as can be selected. */
export const selectedIds = z
  .string()
  .check(z.maxLength(maxSelected * 16 - 1), z.regex(/^[a-z0-9]{15}(?:,[a-z0-9]{15})*$/));

/** Which events of an onboarding's history. */
export const historyParams = z.object({
  subject: idParam,
  request: z.optional(idParam),
  kind: z.optional(z.string().check(z.maxLength(40))),
  actor: z.optional(idParam),
});
export type HistoryParams = OutputOf<typeof historyParams>;
