import type { HistoryParams } from '@dossier/domain/contracts/shared/params';
import { findOnboardingOfSubject } from '../../case/onboarding.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { audienceFilter } from './events.ts';

export interface History {
  readonly request: Row<'gk_requests'>;
  /** Every event that the viewer may know of, newest first. */
  readonly all: readonly Row<'events'>[];
  /** Those of the kind and the person that were asked for. */
  readonly chosen: readonly Row<'events'>[];
}

/** What happened to an onboarding, before the gates. Undefined: there is none to be seen. */
export async function historyOf(records: Reader, actor: Actor, params: HistoryParams): Promise<History | undefined> {
  const request = await findOnboardingOfSubject(records, actor, params);
  if (!request) return undefined;
  const filter = `request = {:r} && ${audienceFilter(actor)}`;
  const all = await records.find('events', filter, { r: request.id }, { sort: '-created,-@rowid' });
  const chosen = all.filter(
    (event) => (!params.kind || event.kind === params.kind) && (!params.actor || event.actor === params.actor),
  );
  return { request, all, chosen };
}
