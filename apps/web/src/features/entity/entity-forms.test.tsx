import { recordIdentity } from '@dossier/domain/contracts/workflows/record-identity';
import { reopen } from '@dossier/domain/contracts/workflows/reopen';
import { maxLongText } from '@dossier/domain/limits';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { internPortal } from '#portals/intern.ts';
import { refusalText } from '#testing/refusal-text.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { IdentityDrawer } from './identity-drawer.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { completedFile } from './test-entity.ts';

const shown = { portal: internPortal, texts: ['entity', 'waiting-on', 'identity', 'presence'] } as const;
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const request = completedFile.request.id;

test('an identification is refused before it is sent with the text of the server, and keeps what was typed [ENT-11]', async () => {
  signedInAs('intern-reviewer');
  const asked = answerWith({ '/api/desk/record-identity': () => ({ id: 'i' }) });
  await show(<IdentityDrawer entity={completedFile} person="" onClose={() => {}} />, shown);
  const document = 'a'.repeat(201);
  await field(/^Document used/).fill(document);
  await tick(page.getByRole('radio', { name: /^Failed: the identity/ }));
  await page.getByRole('button', { name: 'Save' }).click();
  const names = { verifierFirstName: 'A', verifierLastName: 'B', date: '2026-11-21' };
  const input = { request, person: '', ...names, method: '', documentUsed: document, result: 'failed', reason: '' };
  const words = ['person', 'method', 'documentUsed', 'reason'].map((name) =>
    refusalText(recordIdentity.input, input, name),
  );
  for (const text of words) await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.element(field(/^Document used/)).toHaveValue(document);
  expect(asked).toEqual([]);
});

test('a reason that the server would refuse cannot be sent, and stays [STAT-15]', async () => {
  signedInAs('intern-lead');
  const asked = answerWith({ '/api/desk/reopen': () => ({ id: request, status: 'submitted', waitingOn: '' }) });
  await show(<MoveDialog entity={completedFile} name="reopen" onClose={() => {}} />, shown);
  const send = page.getByRole('alertdialog').getByRole('button').last();
  await expect.element(send).toBeDisabled();
  const long = 'a'.repeat(maxLongText + 1);
  await field('Reason').fill(long);
  await expect.element(page.getByText(refusalText(reopen.input, { request, reason: long }, 'reason'))).toBeVisible();
  await expect.element(send).toBeDisabled();
  await expect.element(field('Reason')).toHaveValue(long);
  await field('Reason').fill(' New facts. ');
  await send.click();
  await expect.poll(() => asked.map(({ input }) => input)).toEqual([{ request, reason: 'New facts.' }]);
});

test('the method that the client chose is chosen in the drawer, and Esc keeps what was typed [ENT-11]', async () => {
  signedInAs('intern-reviewer');
  answerWith({});
  const [person] = completedFile.identityPeople;
  const chosen = {
    ...completedFile,
    identityPeople: [{ ...person, method: 'video_call', email: 'tess@mulder.example' }],
  };
  const drawer = (
    <IdentityDrawer entity={chosen as typeof completedFile} person={person?.id ?? ''} onClose={() => {}} />
  );
  await show(drawer, shown);
  await expect.element(page.getByRole('radio', { name: 'Video call' })).toBeChecked();
  await field(/^Document used/).fill('Passport NX1');
  await userEvent.keyboard('{Escape}');
  await show(drawer, shown);
  await expect.element(field(/^Document used/)).toHaveValue('Passport NX1');
});
