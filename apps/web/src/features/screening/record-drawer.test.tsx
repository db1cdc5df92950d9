import { recordScreening } from '@dossier/domain/contracts/workflows/record-screening';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusalText } from '#testing/refusal-text.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { RecordDrawer } from './record-drawer.tsx';
import type { ScreeningTarget } from './targets.ts';

const target = {
  kind: 'person',
  target: 'person000000001',
  name: 'Joris van Rijsbergen',
  row: undefined,
} as unknown as ScreeningTarget;
const request = 'request00000001';
const field = (name: string) => page.getByRole('textbox', { name });

test('a result is refused before it is sent with the text of the server, and keeps what was typed [SCR-12]', async () => {
  const asked = answerWith({ '/api/desk/record-screening': () => ({ id: 'r' }) });
  await show(<RecordDrawer target={target} request={request} onClose={() => {}} />, {
    texts: ['screening', 'statuses'],
  });
  const version = 'a'.repeat(101);
  await field('Version').fill(version);
  await page.getByRole('button', { name: 'Save' }).click();
  const named = { request, kind: 'person', target: target.target, runOn: '2026-11-21' };
  const empty = { ...named, status: '', lists: [], reason: '' };
  for (const name of ['lists', 'status', 'reason'])
    await expect.element(page.getByText(refusalText(recordScreening.input, empty, name))).toBeVisible();
  await field('List').fill('UN Security Council');
  const lists = [{ name: 'UN Security Council', version, date: '' }];
  const tooLong = refusalText(recordScreening.input, { ...empty, lists }, 'lists.0.version');
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await expect.element(field('Version')).toHaveValue(version);
  expect(asked).toEqual([]);
  await field('Version').fill('2026-11');
  await tick(page.getByRole('radio').first());
  await field('Reason').fill('Nothing found.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => asked.map(({ input }) => input['reason'])).toEqual(['Nothing found.']);
});

test('Esc keeps what was typed, and the cancel button discards it [UX-10]', async () => {
  answerWith({});
  const texts = ['screening', 'statuses'] as const;
  const drawer = (key: string) => <RecordDrawer key={key} target={target} request="kept" onClose={() => {}} />;
  await show(drawer('first'), { texts });
  await field('List').fill('EU list');
  await field('Reason').fill('Another date of birth.');
  await userEvent.keyboard('{Escape}');
  await show(drawer('second'), { texts });
  await expect.element(field('List')).toHaveValue('EU list');
  await expect.element(field('Reason')).toHaveValue('Another date of birth.');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await show(drawer('third'), { texts });
  await expect.element(field('Reason')).toHaveValue('');
});
