import type { ViewAnswer } from '#api/views.ts';

/** Who viewed what for one institution, and what it has. */
export type AccessLog = ViewAnswer<'access-log'>;
