import { describe, expect, test } from 'vitest';
import { momentAt } from './desk-day.ts';
import { choiceOf, notificationKindNames, topicOf, topicsOf } from './notification-kinds.ts';
import { notificationPath, notificationTextKey } from './notification-path.ts';

describe('what applies to a topic', () => {
  test('is what was stored, completed with the initial choice', () => {
    expect(choiceOf('answers', 'intern', null)).toEqual({ isShown: true, mail: 'daily' });
    expect(choiceOf('answers', 'intern', { answers: { mail: 'at-once' } })).toEqual({ isShown: true, mail: 'at-once' });
    expect(choiceOf('completed', 'intern', {})).toEqual({ isShown: false, mail: 'never' });
  });

  test('is the duty where there is one, whatever was stored', () => {
    const stored = { questions: { isShown: false, mail: 'never' }, account: { mail: 'never' } } as const;
    expect(choiceOf('questions', 'gatekeeper', stored)).toEqual({ isShown: true, mail: 'never' });
    expect(choiceOf('account', 'gatekeeper', stored)).toMatchObject({ mail: 'at-once' });
  });

  test('is nothing in a portal that has no such events', () => {
    expect(choiceOf('assignments', 'gatekeeper', { assignments: { isShown: true } })).toBeUndefined();
    expect(topicsOf('client', { isLead: true })).toEqual([]);
  });
});

test('the topics of the system are for leads; every kind of a portal can be chosen there', () => {
  expect(topicsOf('intern', { isLead: false })).not.toContain('system');
  expect(topicsOf('intern', { isLead: true })).toContain('system');
  const chosen = new Set([...topicsOf('intern', { isLead: true }), ...topicsOf('gatekeeper', { isLead: false })]);
  expect(notificationKindNames.filter((kind) => !chosen.has(topicOf(kind)))).toEqual([]);
});

describe('a notification leads', () => {
  const about = { subject: 's1', request: 'r1', note: '', list: '', alert: '', subscription: '', import: '' } as const;

  test('to the note, the documents, the screening of its onboarding', () => {
    expect(notificationPath('/internal', { ...about, kind: 'mentioned', note: 'n1' })).toBe(
      '/internal/entity/s1/overview?request=r1&rail=notes&note=n1',
    );
    expect(notificationPath('/internal', { ...about, kind: 'document-added' })).toBe(
      '/internal/entity/s1/documents?request=r1',
    );
  });

  test('from an alert to the screening for a possible match, to the monitoring for all else', () => {
    const alert = { ...about, kind: 'alert-opened', subscription: 'm1' } as const;
    expect(notificationPath('/external', { ...alert, alert: 'screening-hit' })).toBe(
      '/external/entity/s1/screening?request=r1',
    );
    expect(notificationPath('/external', { ...alert, alert: 'document-expiry' })).toBe(
      '/external/subscriptions?open=m1',
    );
    expect(notificationTextKey({ kind: 'alert-opened', alert: 'document-expiry' })).toBe('alerts.document-expiry');
  });

  test('to the list, the system, the import; nowhere when the subject is not known', () => {
    const none = { ...about, subject: '', request: '' };
    expect(notificationPath('/internal', { ...none, kind: 'list-load-failed', list: 'l1' })).toBe(
      '/internal/lists?list=l1',
    );
    expect(notificationPath('/internal', { ...none, kind: 'backup-failed' })).toBe('/internal/settings?section=system');
    expect(notificationPath('/external', { ...none, kind: 'import-finished', import: 'i1' })).toBe(
      '/external/import?import=i1',
    );
    expect(notificationPath('/external', { ...none, kind: 'form-submitted' })).toBe('');
  });
});

test('eight at the desk is the same hour of the clock in winter, in summer and on the days between', () => {
  expect(momentAt('2026-11-26', 8).toISOString()).toBe('2026-11-26T07:00:00.000Z');
  expect(momentAt('2026-07-01', 8).toISOString()).toBe('2026-07-01T06:00:00.000Z');
  expect(momentAt('2026-03-29', 8).toISOString()).toBe('2026-03-29T06:00:00.000Z');
  expect(momentAt('2026-10-25', 8).toISOString()).toBe('2026-10-25T07:00:00.000Z');
});
