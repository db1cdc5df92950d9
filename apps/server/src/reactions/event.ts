import type { EventAction } from '@dossier/domain/event-actions';
import type { GatedSectionName } from '@dossier/domain/visibility';
import type { Change } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { type ChangeOf, changeOf } from './follow-ups/changed.ts';

/** One changed value, before and after. */
export interface EventChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A history event without its actor and time. */
export interface NewEvent {
  readonly action: EventAction;
  /** The section whose gate closes `changes`. */
  readonly section?: GatedSectionName;
  readonly audience: 'all' | 'staff' | 'desk' | 'institution' | 'account';
  readonly request?: string;
  readonly subject?: string;
  readonly org?: string;
  /** Parameters of the sentence. Must contain no gated value. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly changes?: readonly EventChange[];
  /** The event has no actor: Dossier derived it from what the actor of the change did. */
  readonly isBySystem?: boolean;
}

/** Turns the changes of one collection into events. */
export interface EventRule {
  readonly of: (records: DeskRecordsStore, change: Change) => Promise<NewEvent[]>;
}

type Events<N extends keyof DeskSchema> = (
  change: ChangeOf<N>,
  records: DeskRecordsStore,
) => NewEvent | undefined | Promise<NewEvent | undefined>;

export function eventsOf<N extends keyof DeskSchema>(collection: N, rule: Events<N>): EventRule {
  return {
    async of(records, change) {
      const own = changeOf(change, collection);
      const event = own && (await rule(own, records));
      return event ? [event] : [];
    },
  };
}
