import type { ViewAnswer } from '#api/views.ts';

export type System = ViewAnswer<'system'>;
