import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ViewParams } from '#api/views.ts';

import { Toasts, toast } from '#ui/toast.tsx';
import { show } from '../../test-page.tsx';
import { answerWith } from '../../test-server.ts';
import { ExportButton } from './export-button.tsx';

const path = '/api/desk/views/onboardings-export';
const file = () =>
  new Response('\uFEFFClient\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="onboardings-2026-11-21.csv"',
    },
  });

const { click } = HTMLAnchorElement.prototype;
let taken: string[] = [];
beforeEach(() => {
  taken = [];
  HTMLAnchorElement.prototype.click = function () {
    taken.push(this.download);
  };
});
afterEach(() => {
  HTMLAnchorElement.prototype.click = click;
  toast.clear();
});

const params: ViewParams<'onboardings-export'> = { search: 'polder', status: 'requested', sort: '-name' };
const open = (isEmpty: boolean, language: 'en' | 'nl' = 'en') =>
  show(
    <>
      <ExportButton view="onboardings-export" params={params} isEmpty={isEmpty} />
      <Toasts />
    </>,
    { texts: ['lists'], language },
  );

test('takes away what the screen shows, in the language of the screen, and says when it is there', async () => {
  let answer = (_file: Response) => {};
  const asked = answerWith({ [path]: () => new Promise<Response>((give) => (answer = give)) });
  await open(false, 'nl');
  const button = page.getByRole('button', { name: /Exporteren/ });
  await userEvent.click(button);
  await expect.poll(() => button.element().hasAttribute('data-pending')).toBe(true);
  await userEvent.click(button);
  answer(file());
  await expect.element(page.getByText('De export staat bij je downloads')).toBeVisible();
  expect(taken).toEqual(['onboardings-2026-11-21.csv']);
  expect(asked).toEqual([{ path, input: { ...params, language: 'nl' } }]);
  expect(button.element().hasAttribute('data-pending')).toBe(false);
});

test('says what went wrong where it was asked for, and can be tried again', async () => {
  let isDown = true;
  answerWith({ [path]: () => (isDown ? Response.json({ message: '', data: {} }, { status: 500 }) : file()) });
  await open(false);
  const button = page.getByRole('button', { name: /Export/ });
  await userEvent.click(button);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(taken).toEqual([]);
  isDown = false;
  await userEvent.click(button);
  await expect.poll(() => taken).toEqual(['onboardings-2026-11-21.csv']);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('of an empty list there is nothing to take away', async () => {
  const asked = answerWith({ [path]: file });
  await open(true);
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(asked).toEqual([]);
});
