import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';

const listViewSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Name of the person who saved it; theirs stays when they leave. */
  owner: z.string(),
  mayChange: z.boolean(),
  /** Search parameters that the list has. */
  search: z.record(z.string(), z.string()),
  /** Saved parameters that no longer exist. */
  unknown: z.array(z.string()),
  columns: z.nullable(z.array(z.string())),
  /** Grows with every change. */
  revision: z.number(),
});
export type ListView = OutputOf<typeof listViewSchema>;

export const listViewsSchema = z.strictObject({
  /** By name. */
  items: z.array(listViewSchema),
  /** The viewer's own: the view that opens ('': none), and the columns without a view. */
  standard: z.strictObject({ view: z.string(), columns: z.nullable(z.array(z.string())) }),
});
export type ListViews = OutputOf<typeof listViewsSchema>;

export const listViewCountsSchema = z.strictObject({
  /** Onboardings by the id of each view. */
  counts: z.record(z.string(), z.number()),
});
export type ListViewCounts = OutputOf<typeof listViewCountsSchema>;
