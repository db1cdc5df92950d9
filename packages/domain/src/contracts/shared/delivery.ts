import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';

/**
 * `retrying`: not sent yet, attempts continue. `failed`: the attempts ended. `refused`: the recipient's mail server
 * refused it. `unknown-address`: the address does not exist.
 */
export const deliveryStates = ['retrying', 'failed', 'refused', 'unknown-address'] as const;

/** The newest mail to the client of an onboarding, if it was not delivered. */
export const deliverySchema = z.strictObject({
  state: z.enum(deliveryStates),
  /** Whether the mail is the invitation or a reminder of it. */
  isInvitation: z.boolean(),
  to: z.string(),
  /** The present address of the contact, which may have been corrected since. */
  address: z.string(),
  /** Time of the last attempt or report. */
  at: z.string(),
  /** Whether the viewer may send the invitation again now. */
  maySendAgain: z.boolean(),
});
export type Delivery = OutputOf<typeof deliverySchema>;
