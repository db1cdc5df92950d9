import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { EntityFrame } from './entity-frame.tsx';
import { OverviewScreen } from './overview-screen.tsx';
import { completedFile } from './test-entity.ts';

const texts = [
  'entity',
  'notes',
  'case-roles',
  'checks',
  'waiting-on',
  'document-kinds',
  'identity',
  'legal-forms',
  'presence',
] as const;

const current = { status: 'approved', by: 'Ilse Bos', at: '2026-11-26 10:00:00.000Z', reason: 'Seen the deed.' };
const overtaken = () =>
  Response.json({ code: 'stale-revision', facts: { current }, message: '', data: {} }, { status: 409 });

async function open(decide: (input: Record<string, unknown>) => unknown) {
  signedInAs('intern-reviewer');
  const asked = answerWith({
    '/api/desk/set-check': decide,
    '/api/desk/views/reason-templates': () => ({ own: [], shared: [] }),
    '/api/desk/views/notes': () => ({ notes: [], side: 'desk' }),
  });
  const statuses = completedFile.statuses.map((line) =>
    line.check === 'ownership' ? { ...line, status: 'pending' as const, by: '' } : line,
  );
  const request = { ...completedFile.request, status: 'submitted' as const, completedAt: '' };
  await show(
    <EntityFrame entity={{ ...completedFile, request, statuses }} tab="overview" onChoose={() => {}}>
      <OverviewScreen ownership={() => null} />
    </EntityFrame>,
    { portal: internPortal, texts },
  );
  return () => asked.filter(({ path }) => path === '/api/desk/set-check').map(({ input }) => input);
}

const rejection = () => page.getByRole('alertdialog');

test('approving a check that a colleague decided meanwhile says who decided it, how and why [UX-10]', async () => {
  const sent = await open(overtaken);
  await userEvent.click(page.getByRole('button', { name: 'Approve: Ownership' }));
  const alert = page.getByRole('alert').filter({ hasText: 'Ilse Bos changed this check meanwhile: Approved' });
  await expect
    .poll(() => alert.element().textContent)
    .toMatch(/Your decision was not saved\..*Reason: Seen the deed\./);
  expect(sent()).toMatchObject([{ check: 'ownership', seen: 'pending', status: 'approved' }]);
});

test('a refused rejection keeps its reason and shows what a colleague decided; again, it replaces that [UX-10]', async () => {
  let isOvertaken = true;
  const sent = await open(() => (isOvertaken ? overtaken() : { check: 'ownership', status: 'rejected', undo: '' }));
  await userEvent.click(page.getByRole('button', { name: 'Reject: Ownership' }));
  await userEvent.fill(rejection().getByRole('textbox', { name: 'Reason' }), 'An owner is missing.');
  await userEvent.click(rejection().getByRole('button', { name: 'Reject', exact: true }));
  await expect
    .poll(() => rejection().getByRole('alert').element().textContent)
    .toMatch(/Ilse Bos changed.*Seen the deed\./);
  await expect.element(rejection().getByRole('textbox', { name: 'Reason' })).toHaveValue('An owner is missing.');
  isOvertaken = false;
  await userEvent.click(rejection().getByRole('button', { name: 'Reject anyway' }));
  await expect.poll(() => rejection().elements()).toEqual([]);
  expect(sent()).toMatchObject([
    { seen: 'pending', status: 'rejected', reason: 'An owner is missing.' },
    { seen: 'approved', status: 'rejected', reason: 'An owner is missing.' },
  ]);
});
