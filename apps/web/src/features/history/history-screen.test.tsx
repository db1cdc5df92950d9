import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { type HistoryFilter, HistoryScreen } from './history-screen.tsx';

const event = (id: string, action: string, kind: string) => ({
  id,
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

function History() {
  const [filter, setFilter] = useState<HistoryFilter>({ kind: '', actor: '' });
  return <HistoryScreen params={{ subject: 'subject1' }} filter={filter} onFilter={setFilter} />;
}

test('the history shows each move of the onboarding, newest first, and can be filtered by kind [HIST-01]', async () => {
  const asked = answerWith({
    '/api/desk/views/entity-history': ({ kind }) => ({
      events: all.filter((one) => !kind || one.kind === kind),
      more: false,
      counts,
      actors: [],
    }),
  });
  await show(<History />, {
    portal: gatekeeperPortal,
    texts: ['history', 'events', 'kyc-form', 'entity', 'document-kinds', 'checks', 'hit-states', 'identity'],
  });
  await expect.element(page.getByText('Completed the onboarding')).toBeVisible();
  const shownEvents = () => document.body.textContent?.match(/Completed the onb|Asked the instit|Submitted the form/g);
  expect(shownEvents()).toEqual(['Completed the onb', 'Asked the instit', 'Submitted the form']);
  await userEvent.click(page.getByRole('button', { name: /^Messages/ }));
  await expect.poll(shownEvents).toEqual(['Asked the instit']);
  expect(asked.at(-1)?.input).toMatchObject({ subject: 'subject1', kind: 'messages' });
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
      ...event('18', 'subscription-changed', 'status'),
      changes: [{ field: 'cadence', before: 'daily', after: 'weekly' }],
    },
  ];
  answerWith({ '/api/desk/views/entity-history': () => ({ events, more: false, counts, actors: [] }) });
  await show(<History />, {
    portal: gatekeeperPortal,
    texts: [
      'history',
      'events',
      'kyc-form',
      'entity',
      'document-kinds',
      'checks',
      'hit-states',
      'identity',
      'subscriptions',
    ],
  });
  const link = page.getByRole('link', { name: /^Verified .* of Polder Bouw B\.V\. \(version 2\)$/ });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/documents/view/doc1'));
  await expect.element(page.getByText('Dossier ran 2 automatic steps')).toBeVisible();
  await expect.element(page.getByText('Screened 5 names against the lists')).toBeVisible();
  await expect.element(page.getByText('The mail server accepted the invitation to pim@polder.example')).toBeVisible();
  expect(document.body.textContent).toContain(
    'Sanne de Wit, Kade & Vos Notarissen: Asked Femke Aldershof to fill in Contact and People',
  );
  await expect.element(page.getByText('Frequency')).toBeVisible();
  await expect.element(page.getByText('Weekly')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/names ?5|cadence|\bversion ?2 /);
});
