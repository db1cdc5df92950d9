import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { make, makeIntern } from '../../test/factories.ts';
import { notFoundForOthers, refused } from '../../test/refused.ts';
import {
  accessOf,
  clear,
  documentRows,
  done,
  onboardingAt,
  requestRow,
  settleChecks,
  startWorld,
  type World,
} from '../../test/scenario.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const statusOf = async (check: string) => {
  const values = { request, check };
  return (
    await world.store.reader.first('statuses', 'request = {:request} && check = {:check}', values, {
      sort: '-created,-@rowid',
    })
  )?.status;
};
const by = (verb: string, input: Record<string, unknown>) => world.run(world.intern, verb, { request, ...input });

describe('a request', () => {
  beforeEach(async () => {
    request = await onboardingAt(world, 'submitted');
  });

  test('to the client starts a round with its draft, and sends one mail [STAT-11]', async () => {
    await world.sendMails();
    const corrections = [
      { target: 'section:people', text: 'One.' },
      { target: 'section:contact', text: 'Two.' },
    ];
    await done(by('ask-client', { corrections }));
    expect(await requestRow(world, request)).toMatchObject({
      status: 'waiting',
      waiting_on: 'client_corrections',
      round: 1,
    });
    expect((await world.sendMails()).map((mail) => mail.subject)).toEqual([
      'Kade & Vos Notarissen needs corrections from you (TR-2026-0431)',
    ]);
  });

  test.each([
    ['corrections-missing', []],
    ['corrections-missing', [{ target: 'section:people', text: ' ' }]],
    ['corrections-target-unknown', [{ target: 'section:screening', text: 'x' }]],
    ['corrections-target-unknown', [{ target: 'section:funds', text: 'x' }]],
    ['corrections-target-unknown', [{ target: 'person:nobodynobodynob', text: 'x' }]],
    ['corrections-target-unknown', [{ target: 'document:registration:elsewhereelsewh', text: 'x' }]],
    ['corrections-target-unknown', [{ target: 'institution', text: 'x' }]],
  ] as const)('the client is refused with %s for %j', async (code, corrections) => {
    await refused(world, code, () => by('ask-client', { corrections }));
  });

  test('to the institution waits for its answer [STAT-12, STAT-13]', async () => {
    await world.sendMails();
    await refused(world, 'question-missing', () => by('ask-institution', { question: ' ' }));
    await done(by('ask-institution', { question: 'Who pays?' }));
    const mails = await world.sendMails();
    expect(mails.map((mail) => mail.subject)).toEqual(['Question from the review desk (TR-2026-0431)']);
    const { subject } = await requestRow(world, request);
    expect(mails[0]?.text).toContain(`/external/entity/${subject}/overview?request=${request}`);
    const notifications = await world.store.reader.find('notifications', 'user = {:user} && request = {:request}', {
      user: world.gatekeeper.id,
      request,
    });
    expect(notifications.map((one) => one.kind)).toContain('institution-asked');
    await refused(world, 'answer-missing', () => world.run(world.gatekeeper, 'answer', { request, answer: '' }));
    await notFoundForOthers(world, [world.otherGatekeeper], 'answer', { request, answer: 'x' });
    await done(world.run(world.gatekeeper, 'answer', { request, answer: 'The buyer.' }));
    expect(await requestRow(world, request)).toMatchObject({ status: 'submitted', waiting_on: '' });
  });
});

describe('checks', () => {
  beforeEach(async () => {
    request = await onboardingAt(world, 'submitted');
  });

  test('of documents are derived from their rows [DOC-16, STAT-20]', async () => {
    const [first = '', ...rest] = await documentRows(world, request);
    await refused(world, 'reason-missing', () => by('reject-document', { document: first, reason: '' }));
    for (const document of rest) await done(by('verify-document', { document }));
    expect(await statusOf('documents')).toBe('pending');
    await done(by('reject-document', { document: first, reason: 'Not readable.' }));
    expect(await statusOf('documents')).toBe('rejected');
    await done(by('verify-document', { document: first }));
    expect(await statusOf('documents')).toBe('verified');
    await refused(world, 'not-found', () => by('verify-document', { document: 'nonenonenonenon' }));
  });

  test("do not decide a document of another onboarding's vault", async () => {
    const other = await onboardingAt(world, 'submitted', 'individual');
    const [document] = await documentRows(world, other);
    await refused(world, 'not-found', () => by('verify-document', { document }));
  });

  const seen = { verifierFirstName: 'R', verifierLastName: 'A', date: '2026-11-20', method: 'in_person' };

  test('of identity are derived from the newest verification of each person; Gatekeepers record too [PERM-13]', async () => {
    for (const person of [marit, 'personjoris0001']) {
      await done(world.run(world.gatekeeper, 'record-identity', { request, person, ...seen, result: 'verified' }));
    }
    expect(await statusOf('identity')).toBe('verified');
    const failed = { person: marit, ...seen, result: 'failed' };
    await refused(world, 'reason-missing', () => by('record-identity', failed));
    await done(by('record-identity', { ...failed, reason: 'Another face.' }));
    expect(await statusOf('identity')).toBe('failed');
    await refused(world, 'not-found', () => by('record-identity', { ...failed, person: 'self', reason: 'x' }));
    await refused(world, 'issue-date-in-future', () =>
      by('record-identity', { person: marit, ...seen, date: '2026-11-22', result: 'verified' }),
    );
    const input = { request, person: marit, ...seen, result: 'verified' };
    await notFoundForOthers(world, [world.otherGatekeeper], 'record-identity', input);
  });

  test('of screening are derived from results and hits; a true match fails [SCR-08, SCR-09, SCR-11, SCR-12]', async () => {
    await done(by('record-screening', { kind: 'company', target: 'subject', ...clear }));
    expect(await statusOf('company_screening')).toBe('pending');
    const { id: screening } = await done(
      by('record-screening', { kind: 'company', target: 'companyhoek0001', ...clear }),
    );
    expect(await statusOf('company_screening')).toBe('clear');
    const hit = await make(world, 'screening_hits', { screening, request, list: 'EU', score: 0.8, state: 'open' });
    await refused(world, 'reason-missing', () =>
      world.run(world.intern, 'decide-hits', { hits: [hit.id], state: 'unsure', reason: '' }),
    );
    const manual = await make(world, 'screening_hits', { screening, request, list: 'EU', score: 0.7, state: 'open' });
    await refused(world, 'hits-differ', () =>
      world.run(world.intern, 'decide-hits', { hits: [hit.id, manual.id], state: 'false_positive', reason: 'x' }),
    );
    await done(
      world.run(world.intern, 'decide-hits', { hits: [manual.id], state: 'false_positive', reason: 'Because.' }),
    );
    const statuses: unknown[] = [];
    for (const state of ['unsure', 'true_match', 'false_positive']) {
      await done(world.run(world.intern, 'decide-hits', { hits: [hit.id], state, reason: 'Because.' }));
      statuses.push(await statusOf('company_screening'));
    }
    expect(statuses).toEqual(['pending', 'failed', 'clear']);
    await refused(world, 'not-found', () => by('record-screening', { kind: 'person', target: 'subject', ...clear }));
    await refused(world, 'not-found', () =>
      world.run(world.intern, 'decide-hits', { hits: ['nonenonenonenon'], state: 'unsure', reason: 'x' }),
    );
  });

  test('are set by hand if not derived, rejected and failed with a reason [STAT-17, STAT-19]', async () => {
    await done(by('set-check', { check: 'ownership', seen: 'pending', status: 'approved' }));
    expect(await statusOf('ownership')).toBe('approved');
    await refused(world, 'reason-missing', () =>
      by('set-check', { check: 'ownership', seen: 'approved', status: 'rejected' }),
    );
    await refused(world, 'not-allowed', () =>
      by('set-check', { check: 'documents', seen: 'pending', status: 'verified' }),
    );
    await refused(world, 'input-invalid', () =>
      by('set-check', { check: 'ownership', seen: 'approved', status: 'access required' }),
    );
    await refused(world, 'not-found', () => by('set-check', { check: 'funds', seen: 'pending', status: 'approved' }));
  });
});

describe('completing', () => {
  beforeEach(async () => {
    request = await onboardingAt(world, 'submitted');
  });

  test('requires every required check final, no open hit, no open correction [STAT-14]', async () => {
    const { body } = await refused(world, 'checks-not-final', () => by('complete', {}));
    expect(body.facts.blockers.map((one: { check: string }) => one.check)).toEqual([
      'registration',
      'documents',
      'identity',
      'company_screening',
      'person_screening',
    ]);
    await settleChecks(world, request);
    const [screening] = await world.store.reader.find('statuses_screening', 'request = {:request}', { request });
    const hit = await make(world, 'screening_hits', {
      screening: screening?.id ?? '',
      request,
      list: 'EU',
      score: 0.8,
      state: 'open',
    });
    await refused(world, 'hits-open', () => by('complete', {}));
    await done(
      world.run(world.intern, 'decide-hits', { hits: [hit.id], state: 'false_positive', reason: 'Born elsewhere.' }),
    );
    const correction = await make(world, 'gk_corrections', {
      request,
      round: 1,
      target: 'section:contact',
      text: 'x',
      status: 'open',
    });
    await refused(world, 'corrections-open', () => by('complete', {}));
    await world.store.transaction((records) => records.update('gk_corrections', correction.id, { status: 'answered' }));
    await world.sendMails();
    await done(by('complete', {}));
    expect((await world.store.reader.need('gk_corrections', correction.id)).status).toBe('accepted');
    expect((await world.sendMails()).map((mail) => mail.subject)).toEqual(['Onboarding completed (TR-2026-0431)']);
  });

  test('with a failed screening requires a lead and a reason [STAT-14]', async () => {
    await settleChecks(world, request);
    await done(by('record-screening', { kind: 'company', target: 'subject', ...clear, status: 'failed' }));
    const reason = 'Known, reported and accepted.';
    const problems = [{ kind: 'check', id: 'company_screening', reason }];
    await refused(world, 'lead-required', () => by('complete', { problems }));
    await refused(world, 'reason-missing', () => world.run(world.lead, 'complete', { request }));
    await done(world.run(world.lead, 'complete', { request, problems }));
    expect(await requestRow(world, request)).toMatchObject({ status: 'completed', accepted_problems: problems });
  });

  test('is undone by a lead with a reason, and the version remains [STAT-15]', async () => {
    await settleChecks(world, request);
    await done(by('complete', {}));
    const { version } = await requestRow(world, request);
    await refused(world, 'reason-missing', () => world.run(world.lead, 'reopen', { request, reason: '' }));
    await done(world.run(world.lead, 'reopen', { request, reason: 'New facts.' }));
    expect(await requestRow(world, request)).toMatchObject({ status: 'submitted', completed_at: '', version });
  });
});

describe('cancelling, archiving and restoring', () => {
  test.each(['requested', 'submitted', 'corrections'] as const)(
    'an onboarding cancelled from %s is retained, its client is mailed, and an admin restores it [STAT-16]',
    async (stage) => {
      request = await onboardingAt(world, stage);
      const before = await requestRow(world, request);
      await refused(world, 'reason-missing', () => world.run(world.gatekeeper, 'cancel', { request, reason: ' ' }));
      await notFoundForOthers(world, [world.otherGatekeeper], 'cancel', { request, reason: 'x' });
      await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'Off.' }));
      expect(await requestRow(world, request)).toMatchObject({
        status: 'archived',
        outcome: 'cancelled',
        reason: 'Off.',
      });
      const access = await world.store.reader.need('gk_access', await accessOf(world, request));
      expect(access.status).toBe('withdrawn');
      const mails = await world.store.reader.find('mail_outbox', 'kind = "cancelled" && request = {:request}', {
        request,
      });
      expect(mails).toHaveLength(1);
      const notification = await world.store.reader.first('notifications', 'user = {:user} && request = {:request}', {
        user: world.client.id,
        request,
      });
      expect(notification?.kind).toBe('onboarding-cancelled');
      await refused(world, 'reason-missing', () => world.run(world.admin, 'restore', { request, reason: '' }));
      await notFoundForOthers(world, [world.otherAdmin], 'restore', { request, reason: 'x' });
      await done(world.run(world.admin, 'restore', { request, reason: 'On again.' }));
      expect(await requestRow(world, request)).toMatchObject({
        ...(stage === 'requested'
          ? { status: before.status, waiting_on: before.waiting_on }
          : { status: 'waiting', waiting_on: 'client_access' }),
        outcome: '',
      });
      const again = await world.store.reader.need('gk_access', await accessOf(world, request));
      expect(again.status).toBe('pending');
    },
  );

  test('an archived onboarding cannot be restored after thirty days', async () => {
    request = await onboardingAt(world, 'cancelled');
    world.clock.advance({ days: 30, seconds: 1 });
    await refused(world, 'restore-too-late', () => world.run(world.lead, 'restore', { request, reason: 'Late.' }));
    world.clock.set('2026-11-21T10:00:00.000Z');
  });

  test('archiving ends the monitoring', async () => {
    request = await onboardingAt(world, 'completed');
    const { subject, business } = await requestRow(world, request);
    const values = { org: world.org, business, level: 'screening', cadence: 'daily', status: 'active' } as const;
    const subscription = await make(world, 'gk_subscriptions', values);
    await done(world.run(world.gatekeeper, 'archive', { request }));
    expect((await world.store.reader.need('gk_subscriptions', subscription.id)).status).toBe('ended');
    expect(subject).toBe(business);
  });
});

describe('assigning', () => {
  test('is for reviewers themselves; a lead assigns any intern [PERM-11]', async () => {
    request = await onboardingAt(world, 'submitted');
    const other = await makeIntern(world);
    const requests = [request];
    await refused(world, 'not-allowed', () => world.run(world.intern, 'assign', { requests, intern: other.id }));
    await done(world.run(world.intern, 'assign', { requests }));
    await refused(world, 'assigned-to-other', () => world.run(other, 'assign', { requests }));
    await refused(world, 'not-found', () => world.run(world.lead, 'assign', { requests, intern: world.gatekeeper.id }));
    await done(world.run(world.lead, 'assign', { requests, intern: other.id }));
    expect((await requestRow(world, request)).assigned_intern).toBe(other.id);
    await done(world.run(other, 'assign', { requests, intern: '' }));
    expect((await requestRow(world, request)).assigned_intern).toBe('');
    const draft = await onboardingAt(world, 'draft');
    await refused(world, 'not-found', () => world.run(world.lead, 'assign', { requests: [request, draft] }));
  });
});
