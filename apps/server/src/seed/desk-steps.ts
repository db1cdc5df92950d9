import { alwaysRequiredChecks, type Check } from '@dossier/domain/checks';
import { applicableChecks } from '../case/checks.ts';
import { documentsOfVersion } from '../case/documents.ts';
import { identityPeople } from '../case/identities.ts';
import { frozenOf } from '../case/versions.ts';
import type { Player, World } from './world.ts';

interface Review {
  readonly world: World;
  readonly intern: Player;
  readonly request: string;
}

async function documentsOf({ world, request: id }: Review) {
  const request = await world.store.reader.need('gk_requests', id);
  const version = await frozenOf(world.store.reader, request);
  return version ? documentsOfVersion(world.store.reader, request, version) : [];
}

/** The reviewer checks the documents: all, or the first few. */
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

export async function setChecks({ world, intern, request: id }: Review, checks?: readonly Check[]): Promise<void> {
  const request = await world.store.reader.need('gk_requests', id);
  const byHand: readonly Check[] = ['registration', 'activities', 'ownership', 'people', 'funds'];
  const wanted = checks ?? [...alwaysRequiredChecks, ...(request.scope ?? [])];
  for (const check of applicableChecks(request)) {
    if (!byHand.includes(check) || !wanted.includes(check)) continue;
    world.clock.wait(5);
    await world.run('set-check', intern, { request: id, check, seen: 'pending', status: 'approved' });
  }
}

/** Decides that an entry, by the list's own id, is a false positive. */
export async function dismissHit({ world, intern, request }: Review, entry: string, reason: string): Promise<void> {
  const hits = await world.store.reader.find('screening_hits', 'request = {:request}', { request });
  const hit = hits.find(({ entry_key }) => entry_key.endsWith(`:${entry}`));
  if (!hit) throw new Error(`no person of ${request} matches ${entry}`);
  world.clock.wait(4);
  await world.run('decide-hits', intern, { hits: [hit.id], state: 'false_positive', reason });
}
