import { z } from '../../schema.ts';

/** A helper link that was sent or shown. */
export const sentLinkSchema = z.strictObject({
  link: z.string(),
  /** Address to scan or to copy, which opens once; '' when it was mailed. */
  url: z.string(),
  /** Until when it opens. */
  expiresAt: z.string(),
});
