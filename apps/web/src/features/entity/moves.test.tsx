import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bindOfflineTexts, deleteOfflineDrafts } from '#api/offline-drafts.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { Toasts } from '#ui/toast.tsx';
import type { EntityFile } from './entity-context.ts';
import { EntityFrame } from './entity-frame.tsx';
import { completedFile } from './test-entity.ts';

const texts = [
  'entity',
  'case-roles',
  'checks',
  'waiting-on',
  'document-kinds',
  'identity',
  'legal-forms',
  'presence',
] as const;
const moved = { id: 'request00000001', status: 'submitted', waitingOn: '' };

async function open(change: Partial<EntityFile>, answers: Parameters<typeof answerWith>[0] = {}): Promise<Asked[]> {
  const asked = answerWith(answers);
  await show(
    <>
      <EntityFrame entity={{ ...completedFile, ...change }} tab="overview" onChoose={() => {}}>
        <p>The file</p>
      </EntityFrame>
      <Toasts />
    </>,
    { portal: internPortal, texts },
  );
  return asked;
}

const choose = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await userEvent.click(page.getByRole('menuitem', { name }));
};

test('a refused request keeps the input and shows the reason; a second attempt submits it [UX-10]', async () => {
  signedInAs('intern-reviewer');
  let isDown = true;
  const asked = await open(
    { moves: ['ask-institution'] },
    {
      '/api/desk/ask-institution': () =>
        isDown ? Response.json({ status: 500, message: '', data: {}, requestId: '4bf92f' }, { status: 500 }) : moved,
    },
  );
  await choose('Ask the institution');
  await userEvent.fill(page.getByRole('textbox', { name: 'Question' }), 'Which bank?');
  await userEvent.click(page.getByRole('button', { name: 'Send the question' }));
  await expect.element(page.getByText(/The server could not process the request.*quote 4bf92f\./)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Which bank?');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Send the question' }));
  await expect.element(page.getByText('Question sent')).toBeVisible();
  expect(asked.at(-1)?.input).toEqual({ request: 'request00000001', question: 'Which bank?' });
});

const failed = { code: 'screening-failed', check: 'company_screening', count: 1, leadMayPass: true } as const;

const decided = { by: 'Ruben Aerts', at: '2026-11-19 10:00:00.000Z', reason: '' };
const problems: EntityFile['problems'] = [
  {
    ...{
      kind: 'document',
      id: 'document0000001',
      documentKind: 'articlesOfAssociation',
      ownerName: '',
      doc: 'doc000000000001',
    },
    ...{ version: 1, ...decided, reason: 'Pages 3 to 6 are missing.' },
  },
  {
    ...{ kind: 'hit', id: 'hit000000000001', name: 'Anton Havik', list: 'EU', score: 0.94, entry: 'EU.7712.03' },
    ...{ isForeign: false, ...decided, reason: 'The listed person died in 2019.' },
  },
];
const reasonOf = (label: string) => page.getByRole('textbox', { name: label });

test('only a lead completes a failed screening, and only with a reason [STAT-14]', async () => {
  const check = { kind: 'check', id: 'company_screening', ...decided } as const;
  signedInAs('intern-reviewer');
  await open({ moves: ['complete'], blockers: [failed], problems: [check] });
  await userEvent.click(page.getByRole('button', { name: 'Complete' }));
  await expect.element(page.getByText('Not ready to complete')).toBeVisible();
  await expect
    .element(page.getByText(/Company screening: failed; only a lead can complete the onboarding/))
    .toBeVisible();
  signedInAs('intern-lead');
  const asked = await open(
    { moves: ['complete'], blockers: [failed], problems: [check] },
    { '/api/desk/complete': () => moved },
  );
  await userEvent.click(page.getByRole('button', { name: 'Complete' }));
  const send = page.getByRole('dialog').getByRole('button', { name: 'Complete with 1 problem' });
  await userEvent.click(send);
  await expect.element(page.getByText('Reason is required.')).toBeVisible();
  expect(asked.filter(({ path }) => path === '/api/desk/complete')).toEqual([]);
  await userEvent.fill(page.getByRole('textbox'), 'Known, and reported to the authorities');
  await userEvent.click(send);
  await expect.element(page.getByText('Onboarding completed')).toBeVisible();
  expect(asked.find(({ path }) => path === '/api/desk/complete')?.input).toEqual({
    request: 'request00000001',
    problems: [{ kind: 'check', id: 'company_screening', reason: 'Known, and reported to the authorities' }],
  });
});

test('a colleague who completes first is told in words, without another request; an own completion is not [UX-10]', async () => {
  signedInAs('intern-reviewer');
  let change: (file: Partial<EntityFile>) => void = () => {};
  function Live() {
    const [file, setFile] = useState<EntityFile>({ ...completedFile, moves: ['complete'], blockers: [], problems: [] });
    change = (part) => setFile({ ...file, ...part });
    return (
      <EntityFrame entity={file} tab="overview" onChoose={() => {}}>
        <p>The file</p>
      </EntityFrame>
    );
  }
  let answer: () => void = () => {};
  const asked = answerWith({
    '/api/desk/complete': () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json(moved));
      }),
  });
  await show(
    <>
      <Live />
      <Toasts />
    </>,
    { portal: internPortal, texts },
  );
  const dialog = page.getByRole('dialog');
  await userEvent.click(page.getByRole('button', { name: 'Complete' }));
  change({ moves: [] });
  await expect.element(dialog.getByText(/^A colleague completed it or changed its status/)).toBeVisible();
  expect(asked.filter(({ path }) => path === '/api/desk/complete')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.element(dialog).not.toBeInTheDocument();

  change({ moves: ['complete'] });
  await userEvent.click(page.getByRole('button', { name: 'Complete' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Complete' }));
  await expect.poll(() => asked.filter(({ path }) => path === '/api/desk/complete')).toHaveLength(1);
  change({ moves: [] });
  await expect.element(dialog.getByRole('heading', { name: /^Complete .*\?$/ })).toBeVisible();
  answer();
  await expect.element(page.getByText('Onboarding completed')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('each problem needs its own reason; what is typed stays, and a given reason can be used [STAT-14]', async () => {
  signedInAs('intern-reviewer');
  const asked = await open({ moves: ['complete', 'ask-client'], problems }, { '/api/desk/complete': () => moved });
  await choose('Complete');
  const dialog = page.getByRole('dialog', { name: 'Complete with 2 problems?' });
  await expect.element(dialog.getByText('Pages 3 to 6 are missing.')).toBeVisible();
  await userEvent.fill(reasonOf('Why can it be completed with this document?'), 'Seen it');
  await userEvent.click(dialog.getByRole('button', { name: 'Complete with 2 problems' }));
  await expect.element(page.getByText('Enter at least 20 characters.', { exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Two answers');
  await userEvent.click(dialog.getByRole('link', { name: /Dismissed strong match: Anton Havik/ }).first());
  await expect.element(reasonOf('Why is it not the same person or company?')).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Use this reason' }));
  await expect
    .element(reasonOf('Why is it not the same person or company?'))
    .toHaveValue('The listed person died in 2019.');
  await expect.element(reasonOf('Why is it not the same person or company?')).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  await choose('Complete');
  await expect.element(reasonOf('Why can it be completed with this document?')).toHaveValue('Seen it');
  await userEvent.fill(reasonOf('Why can it be completed with this document?'), 'The notary has the original.');
  await userEvent.click(dialog.getByRole('button', { name: 'Complete with 2 problems' }));
  await expect.element(page.getByText('Onboarding completed')).toBeVisible();
  expect(asked.find(({ path }) => path === '/api/desk/complete')?.input).toMatchObject({
    problems: [
      { kind: 'document', id: 'document0000001', reason: 'The notary has the original.' },
      { kind: 'hit', id: 'hit000000000001', reason: 'The listed person died in 2019.' },
    ],
  });
});

test('while a rejected document can be replaced, the client is asked first [ENT-21]', async () => {
  signedInAs('intern-reviewer');
  await open({ moves: ['complete', 'ask-client'], problems });
  await expect.element(page.getByRole('button', { name: 'Ask the client' })).toBeVisible();
  await choose('Complete');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Ask the client' }));
  await expect.element(page.getByRole('dialog', { name: 'Ask the client for corrections' })).toBeVisible();
});

async function typeDraft() {
  await open({ moves: ['ask-client'] });
  await choose('Ask the client');
  await userEvent.click(page.getByRole('button', { name: 'Add an item' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Ownership' }));
  await userEvent.fill(page.getByRole('textbox'), 'Who holds the rest?');
}

test('a draft request is stored for its author only, until logout', async () => {
  signedInAs('intern-reviewer');
  bindOfflineTexts('me');
  await typeDraft();
  bindOfflineTexts('me');
  await open({ moves: ['ask-client'] });
  await choose('Ask the client');
  await expect.element(page.getByRole('textbox')).toHaveValue('Who holds the rest?');
  bindOfflineTexts('another user');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Who holds the rest?');
  await typeDraft();
  await deleteOfflineDrafts();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Who holds the rest?');
});

test('a request to the client is submitted completely, and its draft is deleted', async () => {
  signedInAs('intern-reviewer');
  await typeDraft();
  const asked = answerWith({ '/api/desk/ask-client': () => moved });
  await userEvent.click(page.getByRole('button', { name: 'Send 1 item' }));
  await expect.element(page.getByText('Sent to the client')).toBeVisible();
  expect(asked.find(({ path }) => path === '/api/desk/ask-client')?.input).toEqual({
    request: 'request00000001',
    corrections: [{ target: 'section:ownership', text: 'Who holds the rest?' }],
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Who holds the rest?');
});

test('a request to the client without items or without a text names what is missing, and sends nothing', async () => {
  signedInAs('intern-reviewer');
  const asked = await open({ moves: ['ask-client'] });
  await choose('Ask the client');
  await userEvent.click(page.getByRole('button', { name: 'Send 0 items' }));
  await expect.element(page.getByText('Add at least one correction for the client.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add an item' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Ownership' }));
  await userEvent.click(page.getByRole('button', { name: 'Send 1 item' }));
  const missing = page.getByRole('link', { name: 'Ownership: enter the text for the client.' });
  await expect.element(missing).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(missing.element())).toBe(true);
  await userEvent.click(missing);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(asked.filter(({ path }) => path === '/api/desk/ask-client')).toEqual([]);
});

test('a report shows its progress and can be cancelled [UX-11]', async () => {
  signedInAs('intern-reviewer');
  const slow = () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.enqueue(new Uint8Array(1024)),
      }),
      { headers: { 'content-type': 'application/pdf', 'content-length': '4096' } },
    );
  await open({}, { '/api/desk/views/report': slow });
  await userEvent.click(page.getByRole('button', { name: 'Get Report' }));
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Get Report' })).toBeEnabled();
});

test('blockers are named in order of impact, and the first step links to them [STAT-14]', async () => {
  signedInAs('intern-reviewer');
  const notFinal = (check: 'ownership' | 'identity') =>
    ({ code: 'check-not-final', check, count: 1, leadMayPass: false }) as const;
  const hit = { code: 'hit-open', count: 2, leadMayPass: false } as const;
  const identityPeople = [
    { id: 'p1', name: 'Joris van Rijsbergen', required: true, method: '' as const, email: '', ownLink: null },
    { id: 'p2', name: 'Not Needed', required: false, method: '' as const, email: '', ownLink: null },
  ];
  await open({
    moves: ['complete'],
    blockers: [notFinal('ownership'), notFinal('identity'), hit],
    identities: [],
    identityPeople,
  });
  await userEvent.click(page.getByRole('button', { name: 'Complete' }));
  const dialog = page.getByRole('dialog', { name: 'Not ready to complete' });
  const rows = dialog.getByRole('listitem');
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toMatchObject([
      expect.stringMatching(/Screening: 2 open/),
      expect.stringMatching(/Ownership/),
      expect.stringMatching(/Joris van Rijsbergen/),
    ]);
  expect(dialog.getByText('Not Needed').elements()).toEqual([]);
  await expect
    .element(dialog.getByRole('link', { name: 'Start with the hits' }))
    .toHaveAttribute('href', expect.stringMatching(/\/screening/));
});
