import type { Row } from '../collections/rows.ts';

/** A refused address needs a correction first; a mail that was sent, or lapsed, has no content. */
export const mayResend = ({ state, data }: Pick<Row<'mail_outbox'>, 'state' | 'data'>): boolean =>
  (state === 'waiting' || state === 'failed') && data !== null;
