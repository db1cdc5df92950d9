import type { ViewAnswer } from '#api/views.ts';

/** The notes on an onboarding, as the view answers. */
export type Notes = ViewAnswer<'notes'>;
export type Note = Notes['notes'][number];
