import { accept, refuse } from '@dossier/domain/result';
import { readParts } from '../case/access-log.ts';
import { onboardingsOfSubject } from '../case/onboarding.ts';
import { remindersOf } from '../case/reminders.ts';
import { loadVisibleCase } from '../case/visible-case.ts';
import { rowsById } from '../collections/rows.ts';
import { entityOf } from './entity/entity-of.ts';
import { dueOf, ownTargets } from './parts/due.ts';
import { defineView } from './view.ts';

/** The page of an entity for this viewer: the newest onboarding of the subject, or the requested one. */
export const entity = defineView('entity', {
  async run({ records, actor, now, today, noteAccess }, { subject, request: chosen }) {
    const requests = await onboardingsOfSubject(records, actor, subject);
    const request = chosen ? requests.find(({ id }) => id === chosen) : requests[0];
    const file = request && (await loadVisibleCase(records, actor, request, today));
    if (!file) return refuse('not-found');
    readParts(file).forEach(noteAccess);
    const orgs = await rowsById(
      records,
      'gk_org',
      requests.map(({ org }) => org),
    );
    const onboardings = requests.map(({ id, number, reference, status, created, org }) => ({
      id,
      number,
      reference,
      status,
      created,
      org: orgs.get(org)?.name ?? '',
    }));
    // What depends on the day stays out of `entityOf`, from which reports are made.
    const reminders = await remindersOf(records, request, actor, now);
    const due = dueOf(await ownTargets(records, actor), request, today);
    return accept({ ...(await entityOf(file)), onboardings, reminders, due });
  },
});
