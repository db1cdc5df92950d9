import { workflowNames } from '@dossier/domain/contracts/workflows';
import { eventActions } from '@dossier/domain/event-actions';
import { languages } from '@dossier/domain/languages';
import { type Move, onboardingMoves } from '@dossier/domain/onboarding-machine';
import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { giveAs, invite, readerOf } from '../../test/own-links.ts';
import {
  accessOf,
  documentRows,
  done,
  fillIn,
  onboardingAt,
  type Stage,
  settleChecks,
  startWorld,
  subjectOf,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import type { Row } from '../collections/rows.ts';
import { eventSentence } from '../reports/event-sentence.ts';
import { writesHistory } from './workflow-history.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const eventsOf = (request: string) =>
  world.store.reader.find('events', 'request = {:request}', { request }, { sort: 'created,@rowid' });

describe('every move is one event with its actor [HIST-02]', () => {
  test.each([
    ['draft', 'onboarding-started', 'gatekeeper'],
    ['requested', 'onboarding-sent', 'gatekeeper'],
    ['refused', 'access-rejected', 'client'],
    ['approved', 'access-approved', 'client'],
    ['submitted', 'form-submitted', 'client'],
    ['corrections', 'client-asked', 'intern'],
    ['question', 'institution-asked', 'intern'],
    ['completed', 'onboarding-completed', 'intern'],
    ['closed', 'onboarding-archived', 'gatekeeper'],
    ['cancelled', 'onboarding-cancelled', 'gatekeeper'],
  ] as const)('%s: %s by %s', async (stage: Stage, action, portal) => {
    const request = await onboardingAt(world, stage);
    const own = (await eventsOf(request)).filter((event) => event.action === action);
    expect(own).toMatchObject([{ portal, org: world.org, kind: eventActions[action] }]);
    expect(own[0]?.actor_name).not.toBe('');
  });
});

test('the event of a move contains the status before and after, with the reason [HIST-02]', async () => {
  const events = await eventsOf(await onboardingAt(world, 'cancelled'));
  expect(events.at(-1)?.action === 'onboarding-cancelled' || events.at(-2)?.action === 'onboarding-cancelled').toBe(
    true,
  );
  const cancelled = events.find((event) => event.action === 'onboarding-cancelled');
  expect(cancelled).toMatchObject({
    changes: [{ field: 'status', before: 'requested', after: 'archived' }],
    facts: { reason: 'The sale is off.' },
  });
});

test('the invitation mail has an event when it is ordered and when the mail server accepts it [HIST-02]', async () => {
  const request = await onboardingAt(world, 'requested');
  await world.sendMails();
  const actionsOf = async () => (await eventsOf(request)).map(({ action }) => action);
  expect(await actionsOf()).not.toContain('invitation-queued');
  await done(world.run(world.gatekeeper, 'send-invite', { request }));
  expect((await eventsOf(request)).at(-1)).toMatchObject({ action: 'invitation-queued', portal: 'gatekeeper' });
  expect(await actionsOf()).not.toContain('invitation-accepted');
  const [mail] = await world.sendMails();
  const accepted = (await eventsOf(request)).filter(({ action }) => action === 'invitation-accepted');
  expect(accepted).toMatchObject([{ portal: '', facts: { to: mail?.to } }]);
  await done(world.run(world.gatekeeper, 'send-invite', { request }));
  expect((await actionsOf()).filter((action) => action === 'invitation-queued')).toHaveLength(1);
});

test('the event of a document names whose it is and its version, behind the gate of documents [HIST-02]', async () => {
  const events = await eventsOf(await onboardingAt(world, 'completed'));
  const verified = events.filter(({ action }) => action === 'document-verified');
  expect(verified.length).toBeGreaterThan(1);
  for (const { changes } of verified) {
    expect(changes).toContainEqual({ field: 'owner', before: '', after: expect.stringMatching(/./) });
    expect(changes).toContainEqual({ field: 'version', before: '', after: expect.any(Number) });
  }
});

test('what was asked and answered is part of the events, the texts of the client for the desk alone [HIST-02]', async () => {
  const request = await onboardingAt(world, 'submitted');
  const subject = await subjectOf(world, request);
  const corrections = [
    { target: 'section:contact', text: 'Call us.' },
    { target: `person:${marit}`, text: 'Which function?' },
    { target: `document:registration:${subject}`, text: 'All pages.' },
  ];
  await done(world.run(world.intern, 'ask-client', { request, corrections }));
  const asked = await world.store.reader.find('gk_corrections', 'request = {:request}', { request });
  for (const { id } of asked)
    await done(world.run(world.client, 'answer-correction', { correction: id, answer: 'Done.' }));
  const registration = { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
  await done(world.upload(world.client, registration));
  await done(world.run(world.client, 'submit', { request }));
  await done(world.run(world.intern, 'ask-institution', { request, question: 'Why now?' }));
  await done(world.run(world.gatekeeper, 'answer', { request, answer: 'Because.' }));
  const events = await eventsOf(request);
  const eventOf = (action: string) => events.find((event) => event.action === action);
  const clientAsked = eventOf('client-asked');
  expect(clientAsked).toMatchObject({ facts: { sections: 'contact,people', kinds: 'registration' } });
  expect(JSON.stringify(clientAsked)).not.toContain('Which function?');
  const answered = events.filter(({ action }) => action === 'correction-answered');
  expect(answered.map(({ audience }) => audience)).toEqual(['desk', 'desk', 'desk']);
  expect(answered[0]?.changes).toEqual([
    { field: 'question', before: '', after: 'Call us.' },
    { field: 'answer', before: '', after: 'Done.' },
  ]);
  expect(eventOf('institution-asked')?.changes).toContainEqual({ field: 'question', before: '', after: 'Why now?' });
  expect(eventOf('question-answered')?.changes).toContainEqual({ field: 'answer', before: '', after: 'Because.' });
});

test('gated values are in the changes of their section, never in the sentence', async () => {
  const events = await eventsOf(await onboardingAt(world, 'completed'));
  const gated = events.filter((event) => event.section !== '');
  expect(gated.length).toBeGreaterThan(8);
  for (const event of gated) {
    const facts = JSON.stringify(event.facts);
    for (const { after } of event.changes ?? [])
      if (String(after).length > 3) expect(facts).not.toContain(String(after));
  }
});

test('a move that may start from another status writes the same event, mail and notification [HIST-02]', async () => {
  const request = await onboardingAt(world, 'submitted');
  await settleChecks(world, request);
  await world.store.transaction((records) => records.update('gk_requests', request, { status: 'waiting' }));
  await world.sendMails();
  const complete = onboardingMoves.complete as { from: Move['from'] };
  const { from } = complete;
  complete.from = ['submitted', 'waiting'];
  try {
    await done(world.run(world.intern, 'complete', { request }));
  } finally {
    complete.from = from;
  }
  const events = (await eventsOf(request)).filter(({ action }) => action === 'onboarding-completed');
  expect(events).toMatchObject([{ changes: [{ field: 'status', before: 'waiting', after: 'completed' }] }]);
  expect((await world.sendMails()).map(({ subject }) => subject)).toEqual(['Onboarding completed (TR-2026-0431)']);
  expect(await world.store.reader.count('notifications', 'event = {:event}', { event: events[0]?.id ?? '' })).toBe(1);
});

test('a write of an onboarding outside a move writes no history', async () => {
  const request = await onboardingAt(world, 'submitted');
  const before = await eventsOf(request);
  await world.store.transaction((records) => records.update('gk_requests', request, { status: 'completed' }));
  expect(await eventsOf(request)).toEqual(before);
});

test('the history is never changed over the API, not even by a superuser [HIST-02]', async () => {
  const [event] = await eventsOf(await onboardingAt(world, 'draft'));
  for (const method of ['PATCH', 'DELETE']) {
    const { status } = await world.request(method, `/api/collections/events/records/${event?.id}`, {
      who: world.lead,
      body: { action: 'x' },
    });
    expect(status).toBe(403);
  }
});

test('users are notified of the actions of others, not of their own', async () => {
  const request = await onboardingAt(world, 'completed');
  const notifications = await world.store.reader.find(
    'notifications',
    'request = {:request}',
    { request },
    { sort: 'created,@rowid' },
  );
  expect(notifications.map(({ user, kind }) => [user, kind])).toEqual([
    [world.gatekeeper.id, 'access-approved'],
    [world.gatekeeper.id, 'form-submitted'],
    [world.gatekeeper.id, 'onboarding-completed'],
  ]);
  const read = await done(world.run(world.gatekeeper, 'mark-notifications-read', { upTo: notifications.at(-1)?.id }));
  expect(read).toEqual({ unread: 0 });
});

test('the history of a draft contains no answers; a deleted one leaves its number', async () => {
  const request = await onboardingAt(world, 'draft');
  await done(world.run(world.gatekeeper, 'save-draft', { request, values: { remarks: 'secret remark' } }));
  const before = await world.store.reader.count('events', 'id != ""');
  await done(world.run(world.gatekeeper, 'delete-draft', { request }));
  const events = await world.store.reader.find('events', 'id != ""', {}, { sort: '-created,-@rowid' });
  expect(events.length).toBe(before + 1);
  expect(JSON.stringify(events)).not.toContain('secret remark');
});

/** Workflows with history whose own tests assert it. */
const elsewhere: readonly string[] = [
  // Lists, subscriptions, institutions, accounts and settings.
  ...['save-list', 'upload-list', 'load-list', 'remove-list', 'merge-subjects', 'admit-member'],
  ...['save-subscription', 'pause-subscription', 'end-subscription', 'run-subscription', 'close-alert'],
  ...['create-institution', 'close-institution', 'reopen-institution', 'save-organisation', 'change-user'],
  ...['confirm-factor', 'remove-factor', 'reset-factors', 'replace-recovery-codes', 'set-mailed-code'],
  ...['remove-linked-account', 'log-out-everywhere'],
  // Their events are those of the system, or of what they order.
  ...['run-screening', 'decide-hits', 'remind', 'send-invite', 'send-helper-link'],
  // Work on a draft.
  ...['save-draft', 'delete-draft', 'copy-document'],
];
const telling = workflowNames.filter((name) => writesHistory(name));

describe('every workflow on an onboarding leaves one sentence, which names who, what and whose [HIST-02]', () => {
  type Written = Row<'events'>;
  /** Cancelling withdraws access. */
  const pairs: Readonly<Record<string, number>> = { cancel: 2 };
  const written = new Map<string, Written[][]>();
  let stop: () => void;
  let request: string;
  const run = (who: Person, verb: string, input: object) => done(world.run(who, verb, { request, ...input }));

  beforeAll(async () => {
    stop = world.store.afterCommit((changes) => {
      const events = changes.filter(({ collection }) => collection === 'events').map(({ after }) => after as never);
      const operation = changes[0]?.operation ?? '';
      written.set(operation, [...(written.get(operation) ?? []), events]);
    });
    await onboardingAt(world, 'refused', 'business', newCompany());
    request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    const person = await invite(world, request, joris, 'joris@history.example');
    await done(world.run(await readerOf(world, person), 'open-helper-link', { link: person }));
    await giveAs(world, await readerOf(world, person), person);
    const femke = { name: 'Femke Aldershof', email: 'femke@history.example' };
    const { link } = await run(world.client, 'delegate-sections', { sections: ['contact'], ...femke });
    await done(world.run(await readerOf(world, link), 'decline-helper-link', { link }));
    const again = await run(world.client, 'delegate-sections', { sections: ['activities'], ...femke });
    await done(world.run(world.client, 'end-helper-link', { link: again.link }));
    const place = { request, owner: 'subject', type: 'ownership' };
    const { doc } = await done(world.upload(world.client, place));
    await run(world.client, 'remove-document', { doc });
    await run(world.client, 'submit', {});
    await run(world.gatekeeper, 'edit-onboarding', {
      seen: { reference: 'TR-2026-0431' },
      values: { reference: 'TR-9' },
    });
    await run(world.gatekeeper, 'stop-reminders', { isStopped: true });
    const undo = async (who: Person, verb: string, input: object) =>
      done(world.run(who, 'undo', { undo: (await run(who, verb, input)).undo }));
    await undo(world.lead, 'assign', { requests: [request], intern: world.intern.id });
    await run(world.lead, 'assign', { requests: [request], intern: world.intern.id });
    await undo(world.intern, 'set-check', { check: 'people', seen: 'pending', status: 'approved' });
    const shared = { text: 'Called.', readers: 'both', mentions: [], isReported: false };
    const { note } = await run(world.intern, 'add-note', shared);
    const edited = { seen: 'Called.', text: 'Called twice.', mentions: [] };
    await done(world.run(world.intern, 'edit-note', { note, ...edited }));
    await done(world.run(world.intern, 'report-note', { note, isReported: true }));
    await done(world.run(world.intern, 'delete-note', { note }));
    const [first = ''] = await documentRows(world, request);
    await undo(world.intern, 'verify-document', { document: first });
    await run(world.intern, 'reject-document', { document: first, reason: 'Not readable.' });
    const corrections = [
      { target: 'section:contact', text: 'Call us.' },
      { target: `person:${marit}`, text: 'Which function?' },
      { target: `document:registration:${await subjectOf(world, request)}`, text: 'All pages.' },
    ];
    await run(world.intern, 'ask-client', { corrections });
    const asked = await world.store.reader.find('gk_corrections', 'request = {:request}', { request });
    for (const { id } of asked)
      await done(world.run(world.client, 'answer-correction', { correction: id, answer: 'Done.' }));
    const registration = { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
    await done(world.upload(world.client, registration));
    await run(world.client, 'submit', {});
    await run(world.intern, 'ask-institution', { question: 'Why?' });
    await run(world.gatekeeper, 'answer', { answer: 'Because.' });
    await settleChecks(world, request);
    await run(world.intern, 'complete', {});
    await run(world.lead, 'reopen', { reason: 'A new owner.' });
    await run(world.client, 'withdraw-access', { access: await accessOf(world, request) });
    await run(world.gatekeeper, 'cancel', { reason: 'The sale is off.' });
    await run(world.lead, 'restore', { reason: 'It goes on.' });
    await run(world.gatekeeper, 'cancel', { reason: 'The sale is off.' });
    await onboardingAt(world, 'closed', 'business', newCompany());
  }, 60_000);
  afterAll(() => stop());

  test('all of them ran, or are listed with the reason', () => {
    const known = new Set([...written.keys(), ...elsewhere]);
    expect(telling.filter((name) => !known.has(name))).toEqual([]);
  });

  test('none leaves two sentences of a person', () => {
    const counts = [...written].flatMap(([name, runs]) => {
      if (elsewhere.includes(name) || !telling.includes(name as never)) return [];
      const most = runs.map((events) => events.filter(({ actor }) => actor !== '').map(({ action }) => action));
      return most.filter((actions) => actions.length !== (pairs[name] ?? 1)).map((actions) => [name, ...actions]);
    });
    expect(counts).toEqual([]);
  });

  test.each(languages)('in %s', (language) => {
    for (const events of [...written.values()].flat())
      for (const event of events.filter(({ actor }) => actor !== '')) {
        const sentence = eventSentence(language, event as never);
        expect(event.actor_name, sentence).not.toBe('');
        expect(sentence).toMatch(/^[A-Z].*[.!?]$/);
        expect(sentence).not.toMatch(/[{}]|\b[a-z]+_[a-z]+\b|undefined| ,| \./);
        const owner = (event.changes ?? []).find(({ field }) => field === 'owner')?.after;
        if (owner) expect(sentence).toContain(owner);
      }
  });
});
