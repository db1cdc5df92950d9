import type { RequestRow } from '../../collections/rows.ts';
import type { ReactionContext } from './reaction.ts';

/** What a move causes besides its history event, in the move's transaction: rows only (outbox, notifications, jobs). */
export type FollowUp = (context: ReactionContext, onboarding: RequestRow) => Promise<void>;
