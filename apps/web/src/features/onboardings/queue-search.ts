import type { ListAddress } from '#list-views/use-list-view.ts';

/** Search parameters of the queue. */
export type QueueSearch = ListAddress<'queue'>;
