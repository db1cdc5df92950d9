import { checkStatuses } from '@dossier/domain/checks';
import { eventActionNames } from '@dossier/domain/event-actions';
import { languages } from '@dossier/domain/languages';
import { onboardingStatuses } from '@dossier/domain/onboarding';
import { hitStates } from '@dossier/domain/screening';
import { describe, expect, test } from 'vitest';
import { eventSentence, outcomeLabel } from './event-sentence.ts';
import { reportTexts } from './report-texts.ts';

const facts = {
  kind: 'registration',
  check: 'ownership',
  method: 'video_call',
  person: 'Marit Hoekstra',
  number: 'KV-1',
  of: '3',
  list: 'EU financial sanctions',
  name: 'Phone',
  version: '1',
  collection: 'gk_contacts',
  record: 'r1',
  change: 'update',
  provider: 'Google',
  to: 'marit@zilverlinde.example',
  file: 'clients.csv',
  row: '2',
  import: 'IMP-2026-0001',
  signature: 'Win.Test.EICAR_HDB-1',
  deleted: '12',
  kept: '1',
};
const checkSet = { action: 'check-set', kind: 'checks', facts: { check: 'ownership' } };
const changed = (field: string, after: unknown) => ({ field, before: '', after });

describe.each(languages)('in %s', (language) => {
  test.each(eventActionNames)('%s is a sentence without ids and unfilled placeholders [HIST-01]', (action) => {
    const text = eventSentence(language, { action, kind: 'status', facts, changes: [] });
    expect(text).toMatch(/^[A-Z].*[^ ]\.$/);
    expect(text).not.toMatch(/[{}]|video_call/);
    expect(text).not.toContain(action);
  });

  test.each([...onboardingStatuses, ...checkStatuses, ...hitStates])('the status %s has a label', (status) => {
    expect(outcomeLabel(reportTexts(language), status)).toMatch(/^[A-Z][^_]+$/);
  });
});

test('an event includes its result and reason where the reader may know them [HIST-04]', () => {
  const changes = [
    { field: 'status', before: 'pending', after: 'rejected' },
    { field: 'reason', before: '', after: 'The chart lacks an owner.' },
  ];
  expect(eventSentence('en', { ...checkSet, changes })).toBe('Rejected the check Ownership: The chart lacks an owner.');
  const approved = [{ field: 'status', before: 'pending', after: 'approved' }];
  expect(eventSentence('en', { ...checkSet, changes: approved })).toBe('Approved the check Ownership.');
  expect(eventSentence('nl', { ...checkSet, changes: approved })).toBe('Controle Eigendom goedgekeurd.');
  expect(eventSentence('nl', { ...checkSet, changes: [] })).toBe('Controle Eigendom vastgelegd.');
});

test('the sentence names whose document or hit it is and the version, and how many names a screening had [HIST-02]', () => {
  const verified = {
    action: 'document-verified',
    kind: 'documents',
    facts: { kind: 'identity' },
    changes: [changed('owner', 'Joris van Rijsbergen'), changed('version', 2)],
  };
  expect(eventSentence('en', verified)).toContain('of Joris van Rijsbergen (version 2).');
  expect(eventSentence('nl', verified)).toContain('van Joris van Rijsbergen (versie 2) geverifieerd.');
  const answered = { ...verified, action: 'correction-answered', changes: [changed('owner', 'Joris van Rijsbergen')] };
  expect(eventSentence('en', answered)).toBe('Answered the correction of identity of Joris van Rijsbergen.');
  expect(eventSentence('nl', answered)).toMatch(/van Joris van Rijsbergen beantwoord\.$/);
  const hit = { action: 'hit-decided', kind: 'checks', facts: {}, changes: [changed('owner', 'Joris van Rijsbergen')] };
  expect(eventSentence('en', hit)).toBe('Decided a screening hit of Joris van Rijsbergen.');
  const run = { action: 'screening-recorded', kind: 'checks', facts: {}, changes: [changed('names', 5)] };
  expect(eventSentence('en', run)).toBe('Screened 5 names against the lists.');
});

test('a request to the client names the parts that it is about [HIST-02]', () => {
  const asked = { action: 'client-asked', kind: 'messages', changes: [] };
  const facts = { sections: 'contact,people', kinds: 'registration' };
  expect(eventSentence('en', { ...asked, facts })).toBe(
    'Asked the client for corrections of Contact, People and Extract commercial register.',
  );
  expect(eventSentence('nl', { ...asked, facts: { sections: 'contact', kinds: '' } })).toBe(
    'De cliënt om correcties gevraagd: Contact.',
  );
  expect(eventSentence('en', { ...asked, facts: {} })).toBe('Asked the client for corrections.');
});

test('only checks have a result; the status of an onboarding is not repeated after its sentence', () => {
  const event = { action: 'onboarding-sent', kind: 'status', facts: {} };
  expect(eventSentence('en', { ...event, changes: [changed('status', 'requested')] })).toBe(
    'Made the onboarding available to the client.',
  );
});

test('an unknown result is shown as it is stored', () => {
  expect(eventSentence('en', { ...checkSet, changes: [changed('status', 'on hold')] })).toBe(
    'Set the check Ownership: on hold.',
  );
});

test('a reason ends with one sign, whichever it has', () => {
  for (const [reason, end] of [
    ['Why not?', 'Why not?'],
    ['Wrong!', 'Wrong!'],
    ['No stamp', 'No stamp.'],
  ] as const) {
    expect(eventSentence('en', { ...checkSet, changes: [changed('reason', reason)] })).toBe(
      `Set the check Ownership: ${end}`,
    );
  }
});

test('a value that is no text is not printed', () => {
  const changes = [changed('reason', { text: 'x' }), changed('status', 3)];
  expect(eventSentence('en', { ...checkSet, changes })).toBe('Set the check Ownership.');
});

test('a removed assignment has a sentence of its own', () => {
  const event = { action: 'onboarding-assigned', kind: 'status', changes: [] };
  expect(eventSentence('en', { ...event, facts: { intern: 'Ruben Aerts' } })).toContain('Ruben Aerts');
  expect(eventSentence('en', { ...event, facts: { intern: '' } })).toBe('Removed the assignment.');
});

test.each(['{{reason}} & <b>', '$t(events:draft-deleted)', 'a}} {{number'])(
  'a name like %j is printed to the letter, not interpreted',
  (person) => {
    const event = { action: 'identity-recorded', kind: 'status', changes: [], facts: { person, method: 'in_person' } };
    expect(eventSentence('en', event)).toBe(`Recorded the identity of ${person}, in person.`);
  },
);

test('a change after sending names each value before and after, in the language of the report [HIST-01]', () => {
  const changes = [
    { field: 'deadline', before: '2026-12-11', after: '2026-12-18' },
    { field: 'scope', before: ['registration'], after: ['registration', 'people'] },
    { field: 'description', before: '', after: 'Seller waits.' },
  ];
  const event = { action: 'onboarding-edited', kind: 'status', facts: {}, changes } as const;
  expect(eventSentence('en', event)).toBe(
    'Changed the onboarding after sending: Deadline: 11 December 2026 → 18 December 2026, ' +
      'Scope: Registration → Registration, People, Internal note: Nothing → Seller waits.',
  );
  expect(eventSentence('nl', event)).toMatch('Deadline: 11 december 2026 → 18 december 2026');
});

test('a declaration says how its sender had logged in, where that is recorded [HIST-02]', () => {
  const sentence = (more: Record<string, string>) =>
    eventSentence('en', {
      action: 'declaration-agreed',
      kind: 'answers',
      facts: { name: 'Marit Hoekstra', version: '2', ...more },
      changes: [],
    });
  const agreed = 'Agreed to the declaration as Marit Hoekstra, version 2';
  expect(sentence({})).toBe(`${agreed}.`);
  expect(sentence({ signIn: 'code' })).toBe(`${agreed}, logged in by a code to the email address.`);
  expect(sentence({ signIn: 'provider', provider: 'Google' })).toBe(`${agreed}, logged in by an account at Google.`);
});
