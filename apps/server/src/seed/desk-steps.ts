import { alwaysRequiredChecks, type Check } from '@dossier/domain/checks';
import { followChecks } from '../file/follow-checks.ts';
import { identityPeople } from '../file/identities.ts';
import { screeningTargets } from '../file/screenings.ts';
import { applicableChecks } from '../file/statuses.ts';
import { allDocuments } from '../file/vault-documents.ts';
import { frozenOf } from '../file/version.ts';
import type { Player, World } from './world.ts';

interface Review {
  readonly world: World;
  readonly intern: Player;
  readonly request: string;
}

const listNames = ['EU financial sanctions', 'UN Security Council', 'NL national list'];

async function documentsOf({ world, request: id }: Review) {
  const request = await world.store.reader.need('gk_requests', id);
  const version = await frozenOf(world.store.reader, request);
  const all = await allDocuments(world.store.reader, request);
  return all.filter((document) => version?.documents.includes(document.id));
}

/** The reviewer looks at the documents: all, or the first few. */
export async function verifyDocuments(review: Review, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (const document of (await documentsOf(review)).slice(0, most)) {
    review.world.clock.wait(6);
    await review.world.run('verify-document', review.intern, { request: review.request, document: document.id });
  }
}

export async function identify({ world, intern, request: id }: Review, most = Number.POSITIVE_INFINITY): Promise<void> {
  const request = await world.store.reader.need('gk_requests', id);
  const people = (await identityPeople(world.store.reader, request)).filter((person) => person.required);
  for (const person of people.slice(0, most)) {
    world.clock.wait(15);
    await world.run('record-identity', intern, {
      request: id,
      person: person.id,
      verifierFirstName: intern.actor.firstName,
      verifierLastName: intern.actor.lastName,
      date: world.clock.now().toISOString().slice(0, 10),
      method: 'video_call',
      documentUsed: 'Passport',
      result: 'verified',
    });
  }
}

/** Searches every name by hand and finds nothing; `except` is left for later. */
export async function screen({ world, intern, request: id }: Review, except: readonly string[] = []): Promise<void> {
  const request = await world.store.reader.need('gk_requests', id);
  const day = world.clock.now().toISOString().slice(0, 10);
  const lists = listNames.map((name) => ({ name, version: day.replaceAll('-', ''), date: day }));
  for (const { kind, target, name } of await screeningTargets(world.store.reader, request)) {
    if (except.includes(name)) continue;
    world.clock.wait(3);
    const reason = 'Searched by name and date of birth: nobody alike.';
    await world.run('record-screening', intern, {
      request: id,
      kind,
      target,
      status: 'clear',
      lists,
      runOn: day,
      reason,
    });
  }
}

export async function setChecks({ world, intern, request: id }: Review, checks?: readonly Check[]): Promise<void> {
  const request = await world.store.reader.need('gk_requests', id);
  const byHand: readonly Check[] = ['registration', 'activities', 'ownership', 'people', 'funds'];
  const wanted = checks ?? [...alwaysRequiredChecks, ...(request.scope ?? [])];
  for (const check of applicableChecks(request)) {
    if (!byHand.includes(check) || !wanted.includes(check)) continue;
    world.clock.wait(5);
    await world.run('set-check', intern, { request: id, check, status: 'approved' });
  }
}

/** Two entries that look like one person: one dismissed already, one waiting for a decision. */
export async function findHits({ world, intern, request: id }: Review, name: string): Promise<void> {
  const request = await world.store.reader.need('gk_requests', id);
  const target = (await screeningTargets(world.store.reader, request)).find((one) => one.name === name);
  if (!target) throw new Error(`nobody to screen is called ${name}`);
  const day = world.clock.now().toISOString().slice(0, 10);
  await world.store.transaction(
    async (records) => {
      const screening = await records.create('statuses_screening', {
        request: id,
        subject: request.subject,
        kind: target.kind,
        target: target.target,
        name,
        status: 'pending',
        hits: 2,
        lists: listNames.map((list) => ({ name: list, version: day.replaceAll('-', ''), date: day })),
        run_at: records.now,
        reason: 'Two entries look like this name.',
        by: intern.actor.id,
        by_name: `${intern.actor.firstName} ${intern.actor.lastName}`,
      });
      const common = { screening: screening.id, request: id };
      await records.create('screening_hits', {
        ...common,
        list: 'EU financial sanctions',
        entry: {
          id: 'EU.9914.27',
          name: 'Yoris Van Reisbergen',
          birthDate: '1970',
          birthPlace: 'Minsk',
          program: 'BLR',
        },
        score: 0.62,
        reasons: [
          { part: 'name', likeness: 0.81 },
          { part: 'birth-date', likeness: 0 },
        ],
        state: 'open',
      });
      await records.create('screening_hits', {
        ...common,
        list: 'Political positions',
        entry: {
          id: 'PP-20871',
          name: 'J. van Rijsbergen',
          birthDate: '1948',
          position: 'Member of a provincial council, 1988',
        },
        score: 0.54,
        reasons: [{ part: 'name', likeness: 0.7 }],
        state: 'false_positive',
        reason: 'Another year of birth; the position was held in 1988, when he was four.',
        by: intern.actor.id,
        by_name: `${intern.actor.firstName} ${intern.actor.lastName}`,
        decided_at: records.now,
      });
      await followChecks(records, await records.need('gk_requests', id), intern.actor);
    },
    { actor: intern.record },
  );
}
