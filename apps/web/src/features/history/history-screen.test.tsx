import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { type HistoryFilter, HistoryScreen } from './history-screen.tsx';

const event = (id: string, action: string, kind: string) => ({
  id,
  number: Number.parseInt(id, 10),
  at: `2026-11-${id} 12:00:00.000Z`,
  action,
  kind,
  actorName: 'Ruben Aerts',
  actorIsMe: false,
  portal: 'intern',
  actorOrg: '',
  request: 'r1',
  subject: 'subject1',
  subjectName: 'Polder Bouw B.V.',
  facts: {},
  changes: [],
});
const all = [
  event('20', 'onboarding-completed', 'status'),
  event('19', 'institution-asked', 'messages'),
  event('18', 'form-submitted', 'status'),
];
const counts = { status: 2, answers: 0, documents: 0, checks: 0, messages: 1 };

const texts = [
  'history',
  'events',
  'kyc-form',
  'entity',
  'document-kinds',
  'checks',
  'hit-states',
  'identity',
  'subscriptions',
] as const;

const whole = { at: new Date().toISOString(), entries: 21, readable: 3, hash: 'a1b2c3', breaks: [] };
const checkAnswer = (more: object = {}) => ({ '/api/desk/views/history-check': () => ({ ...whole, ...more }) });

function History({ entry = 0 }: { entry?: number }) {
  const [filter, setFilter] = useState<HistoryFilter>({ kind: '', actor: '' });
  return <HistoryScreen params={{ subject: 'subject1' }} filter={filter} onFilter={setFilter} entry={entry} />;
}

test('the history shows each move of the onboarding, newest first, and can be filtered by kind [HIST-01]', async () => {
  const asked = answerWith({
    ...checkAnswer(),
    '/api/desk/views/entity-history': ({ kind }) => ({
      events: all.filter((one) => !kind || one.kind === kind),
      more: false,
      counts,
      actors: [],
    }),
  });
  await show(<History />, {
    portal: gatekeeperPortal,
    texts,
  });
  await expect.element(page.getByText('Completed the onboarding')).toBeVisible();
  const shownEvents = () => document.body.textContent?.match(/Completed the onb|Asked the instit|Submitted the form/g);
  expect(shownEvents()).toEqual(['Completed the onb', 'Asked the instit', 'Submitted the form']);
  await userEvent.click(page.getByRole('button', { name: /^Messages/ }));
  await expect.poll(shownEvents).toEqual(['Asked the instit']);
  const named = asked.filter(({ path }) => path.endsWith('/entity-history'));
  expect(named.at(-1)?.input).toMatchObject({ subject: 'subject1', kind: 'messages' });
});

test('an event is one sentence that links to its document, and automatic steps are one row [HIST-02]', async () => {
  const automatic = { actorName: '', portal: '' };
  const events = [
    {
      ...event('20', 'document-verified', 'documents'),
      facts: { kind: 'extract-register', doc: 'doc1' },
      changes: [
        { field: 'owner', before: '', after: 'Polder Bouw B.V.' },
        { field: 'version', before: '', after: 2 },
      ],
    },
    {
      ...event('19', 'screening-recorded', 'checks'),
      ...automatic,
      changes: [{ field: 'names', before: '', after: 5 }],
    },
    { ...event('19', 'invitation-accepted', 'messages'), ...automatic, id: '19b', facts: { to: 'pim@polder.example' } },
    {
      ...event('18', 'sections-delegated', 'messages'),
      id: '18b',
      actorName: 'Sanne de Wit',
      portal: 'gatekeeper',
      actorOrg: 'Kade & Vos Notarissen',
      facts: { sections: 'contact,people' },
      changes: [{ field: 'owner', before: '', after: 'Femke Aldershof' }],
    },
    {
      ...event('18', 'hit-decided', 'checks'),
      id: '18c',
      facts: { kind: 'person', target: 'joris', hit: 'hit1' },
      changes: [
        { field: 'owner', before: '', after: 'Joris van Rijsbergen' },
        { field: 'entry', before: '', after: 'EU financial sanctions, 4177' },
      ],
    },
    {
      ...event('18', 'correction-answered', 'messages'),
      id: '18d',
      facts: { kind: 'ubo' },
      changes: [
        { field: 'owner', before: '', after: 'Polder Bouw B.V.' },
        { field: 'question', before: '', after: 'Is there a newer one?' },
        { field: 'answer', before: '', after: 'There is none.' },
      ],
    },
    {
      ...event('18', 'client-asked', 'messages'),
      id: '18e',
      facts: { sections: 'contact', kinds: 'ubo' },
    },
    {
      ...event('18', 'subscription-changed', 'status'),
      changes: [{ field: 'cadence', before: 'daily', after: 'weekly' }],
    },
  ];
  answerWith({
    ...checkAnswer(),
    '/api/desk/views/entity-history': () => ({ events, more: false, counts, actors: [] }),
  });
  await show(<History />, {
    portal: gatekeeperPortal,
    texts,
  });
  const link = page.getByRole('link', { name: /^Verified .* of Polder Bouw B\.V\. \(version 2\)$/ });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/documents/view/doc1'));
  await expect.element(page.getByText('Dossier ran 2 automatic steps')).toBeVisible();
  await expect.element(page.getByText('Screened 5 names against the lists')).toBeVisible();
  await expect.element(page.getByText('The mail server accepted the invitation to pim@polder.example')).toBeVisible();
  expect(document.body.textContent).toContain(
    'Sanne de Wit, Kade & Vos Notarissen: Asked Femke Aldershof to fill in Contact and People',
  );
  await expect
    .element(page.getByRole('link', { name: 'Decided a screening hit of Joris van Rijsbergen' }))
    .toHaveAttribute('href', '/external/entity/subject1/screening?request=r1&of=person%3Ajoris&hit=hit1');
  await expect.element(page.getByText('EU financial sanctions, 4177')).toBeVisible();
  await expect.element(page.getByText('Answered the correction of UBO extract of Polder Bouw B.V.')).toBeVisible();
  await expect.element(page.getByText('Is there a newer one?')).toBeVisible();
  await expect.element(page.getByText('Asked the client for corrections of Contact and UBO extract')).toBeVisible();
  await expect.element(page.getByText('Frequency')).toBeVisible();
  await expect.element(page.getByText('Weekly')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/names ?5|cadence|\bversion ?2 /);
});

const historyAnswer = (events: readonly object[]) => ({
  '/api/desk/views/entity-history': () => ({ events, more: false, counts, actors: [] }),
});

test('the history says how many entries there are, how many of them the reader may read, and how it is verified', async () => {
  answerWith({ ...checkAnswer(), ...historyAnswer(all) });
  await show(<History />, { portal: gatekeeperPortal, texts });
  const line = page.getByText(/^21 entries, none missing; 3 are for you to read\. Verified today \d/);
  await expect.element(line).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'How to verify' }));
  await expect.element(page.getByText('a1b2c3')).toBeVisible();
});

test('a break of the history is a line in its place, for the desk with what to do [HIST-02]', async () => {
  const breaks = [
    { kind: 'missing', number: 1, to: 17, event: '' },
    { kind: 'changed', number: 19, to: 19, event: '19' },
    { kind: 'missing', number: 21, to: 21, event: '' },
  ];
  answerWith({ ...checkAnswer({ breaks }), ...historyAnswer(all) });
  await show(<History />, { portal: internPortal, texts });
  await expect.element(page.getByText(/^Entry 21 is missing/)).toBeVisible();
  const order = () =>
    document.body.textContent?.match(/Entry 21 is|Completed the|Entry 19 does|Asked the inst|Entries 1 to 17/g);
  expect(order()).toEqual(['Entry 21 is', 'Completed the', 'Entry 19 does', 'Asked the inst', 'Entries 1 to 17']);
  await expect.element(page.getByText(/in 3 places/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'What to do' }).first());
  await expect.element(page.getByText('Do not complete this onboarding until it is explained.')).toBeVisible();
});

test('an address with an entry opens it: focused, highlighted, in its group', async () => {
  const at = '2026-11-19 12:00:00.000Z';
  const automatic = { at, actorName: '', portal: '', action: 'screening-recorded' };
  const events = [
    { ...event('20', '', 'checks'), ...automatic },
    { ...event('19', '', 'checks'), ...automatic },
    all[2] ?? {},
  ];
  answerWith({ ...checkAnswer(), ...historyAnswer(events) });
  await show(<History />, { portal: gatekeeperPortal, texts });
  const group = page.getByRole('button', { name: '2 entries' });
  await expect.element(page.getByRole('link', { name: 'Entry 19' })).toHaveAttribute('href', '#entry-19');
  await userEvent.click(group);
  await expect.element(page.getByRole('link', { name: 'Entry 19' })).not.toBeInTheDocument();
  await show(<History entry={19} />, { portal: gatekeeperPortal, texts });
  await expect.poll(() => document.activeElement?.id).toBe('entry-19');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  await show(<History entry={7} />, { portal: gatekeeperPortal, texts });
  await expect.element(page.getByText(/^Entry 7 is not in this list/)).toBeVisible();
});

test('a history that cannot be verified says so, and can be tried again', async () => {
  let isDown = true;
  answerWith({
    ...historyAnswer(all),
    '/api/desk/views/history-check': () => {
      if (isDown) return Response.json({ status: 404, code: 'not-found' }, { status: 404 });
      return { ...whole, readable: 21 };
    },
  });
  await show(<History />, { portal: gatekeeperPortal, texts });
  await expect.element(page.getByText('The history could not be verified.')).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText(/^21 entries, none missing\. Verified/)).toBeVisible();
});
