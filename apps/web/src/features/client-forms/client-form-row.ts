import type { ViewAnswer } from '#api/views.ts';

export type ClientFormRow = ViewAnswer<'client-forms'>['forms'][number];
