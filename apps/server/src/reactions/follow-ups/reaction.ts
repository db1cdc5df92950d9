import type { Change } from '@dossier/records';
import type { DeskSchema } from '../../collections/index.ts';
import type { DeskRecordsStore } from '../../collections/rows.ts';
import type { Origins } from '../../runtime/config.ts';
import { type ChangeOf, changeOf } from './changed.ts';

export interface ReactionContext {
  readonly records: DeskRecordsStore;
  readonly origins: Origins;
}

/** Runs in the transaction of the change and writes rows only: mails into the outbox, notifications. */
export interface Reaction {
  readonly react: (context: ReactionContext, change: Change) => Promise<void>;
}

interface Spec<N extends keyof DeskSchema> {
  readonly on: N;
  readonly when: (change: ChangeOf<N>) => boolean;
  readonly follow: (context: ReactionContext, change: ChangeOf<N>) => Promise<void>;
}

export function defineReaction<N extends keyof DeskSchema>({ on, when, follow }: Spec<N>): Reaction {
  return {
    async react(context, change) {
      const own = changeOf(change, on);
      if (own && when(own)) await follow(context, own);
    },
  };
}
