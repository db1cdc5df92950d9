import type { ViewAnswer } from '#api/views.ts';

export type ClientFormRow = ViewAnswer<'client-forms'>['forms'][number];

/** A form that is not sent, because the client rejected access: it is filled in as any other. */
export const isRejected = ({ access, openCorrections }: ClientFormRow): boolean =>
  access.status === 'rejected' && openCorrections === 0;
