import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { businessAnswers } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refused } from '../../test/refused.ts';
import {
  done,
  draftRow,
  onboardingAt,
  saveSection,
  settleChecks,
  startWorld,
  subjectOf,
  type World,
} from '../../test/scenario.ts';
import { newestStatuses } from '../case/checks.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  request = await onboardingAt(world, 'submitted');
  await settleChecks(world, request);
});

const ask = (...targets: readonly string[]) => {
  const corrections = targets.map((target) => ({ target, text: 'Please look at this again.' }));
  return done(world.run(world.intern, 'ask-client', { request, corrections }));
};

/** Answers every open correction in writing, and submits. */
async function answerAndSubmit(): Promise<void> {
  const open = await world.store.reader.find('gk_corrections', 'request = {:request} && status = "open"', { request });
  for (const { id } of open)
    await done(world.run(world.client, 'answer-correction', { correction: id, answer: 'It is right.' }));
  await done(world.run(world.client, 'submit', { request }));
}

async function pendingChecks(): Promise<string[]> {
  const newest = await newestStatuses(world.store.reader, request);
  return [...newest].flatMap(([check, { status }]) => (status === 'pending' ? [check] : []));
}

const changed = (section: KycSection, values: object) =>
  done(saveSection(world, request, section, { ...businessAnswers()[section as 'activities'], ...values }));

const resetEvents = async () => {
  const events = await world.store.reader.find('events', 'request = {:request} && action = "check-set"', { request });
  return events.filter(({ changes }) => (changes as { after: unknown }[])[0]?.after === 'pending');
};

test('a round that changes no answer of a check keeps every result [STAT-17]', async () => {
  await ask('section:contact');
  await changed('contact', { phone: '+31612345679' });
  await answerAndSubmit();
  expect(await pendingChecks()).toEqual([]);
  expect(await resetEvents()).toEqual([]);
});

test('a round begins the checks again whose answers have changed, and the history names no person for it [STAT-17]', async () => {
  await ask('section:activities', 'section:contact');
  await changed('activities', { description: 'Renting out offices and shops.' });
  await answerAndSubmit();
  expect(await pendingChecks()).toEqual(['activities']);
  expect(await resetEvents()).toMatchObject([
    { facts: { check: 'activities' }, actor: '', actor_name: '', portal: '' },
  ]);
  // A decision on the result before the round would rest on the former answers.
  const set = (seen: string) =>
    world.run(world.intern, 'set-check', { request, check: 'activities', seen, status: 'rejected', reason: 'Not so.' });
  const { body } = await refused(world, 'stale-revision', () => set('approved'));
  expect(body.facts.current).toMatchObject({ status: 'pending', by: '' });
  await done(set('pending'));
});

test('an answered correction begins the check of its section again, also without a change [STAT-17]', async () => {
  await ask('section:ownership');
  await answerAndSubmit();
  expect(await pendingChecks()).toEqual(['ownership']);
});

test('a new document begins the checks again that rest on it, and its own verification [STAT-17]', async () => {
  const subject = await subjectOf(world, request);
  await ask(`document:registration:${subject}`);
  await done(world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-03' }));
  await answerAndSubmit();
  expect((await pendingChecks()).toSorted()).toEqual(['activities', 'documents', 'people', 'registration']);
});

test('a round can be sent without an answer that was not required when the form was sent [FORM-31]', async () => {
  await ask('section:contact');
  const draft = await draftRow(world, request);
  const people = businessAnswers().people.people.map((person) => ({ ...person, isRepresentative: undefined }));
  const [first] = people;
  await world.store.transaction((records) =>
    records.update('kyc_businesses_details', draft?.id ?? '', {
      people: { people: people.map((person) => (person === first ? { ...person, isRepresentative: true } : person)) },
    }),
  );
  await answerAndSubmit();
  expect(await world.store.reader.need('gk_requests', request)).toMatchObject({ status: 'submitted' });
});
