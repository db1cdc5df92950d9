import type { ListAddress } from '#list-views/use-list-view.ts';

/** Search parameters of the list. */
export type ListSearch = ListAddress<'onboardings'>;

/** Clears all filters; the order is kept. */
export const noFilter = {
  q: undefined,
  status: undefined,
  type: undefined,
  due: undefined,
  deadline: undefined,
  assigned: undefined,
  import: undefined,
} as const satisfies ListSearch;
