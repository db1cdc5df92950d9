import { accept, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { audienceFilter } from '../case/events.ts';
import { findOnboardingOfSubject } from '../case/onboarding.ts';
import { readChain } from '../case/read-chain.ts';
import { examineChain } from '../runtime/examine-chain.ts';
import { defineView } from './view.ts';

/** Examines the whole history of an onboarding, at each request. */
export const historyCheck = defineView('history-check', {
  async run({ records, actor, now }, params) {
    const request = await findOnboardingOfSubject(records, actor, params);
    if (!request) return refuse('not-found');
    const filter = `request = {:r} && ${audienceFilter(actor)}`;
    const readable = new Set((await records.find('events', filter, { r: request.id })).map(({ id }) => id));
    const chain = await readChain(records, request.id);
    if (!chain) return refuse('not-found');
    const { end, events } = chain;
    return accept({
      at: dateText(now),
      entries: end.number,
      readable: readable.size,
      hash: end.hash,
      breaks: (await examineChain(end, events)).map((one) => ({
        ...one,
        event: readable.has(one.event) ? one.event : '',
      })),
    });
  },
});
