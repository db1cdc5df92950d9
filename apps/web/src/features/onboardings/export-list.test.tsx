import type { Language } from '@dossier/domain/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { download } from '#api/files.ts';
import type { ViewParams } from '#api/views.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { ExportButton } from '#ui/export-button.tsx';
import { Toasts, toast } from '#ui/toast.tsx';

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
  toast.leavePage(Number.POSITIVE_INFINITY);
});

const params: ViewParams<'onboardings-export'> = { search: 'polder', status: 'requested', sort: '-name' };
const open = (isEmpty: boolean, language: Language = 'en') =>
  show(
    <>
      <ExportButton
        take={(language) => download('onboardings-export', { ...params, language }, 'onboardings.csv')}
        isEmpty={isEmpty}
      />
      <Toasts />
    </>,
    { language },
  );

test('exports what the screen shows, in the language of the screen, and announces when it is ready', async () => {
  let answer = (_file: Response) => {};
  const asked = answerWith({ [path]: () => new Promise<Response>((give) => (answer = give)) });
  await open(false, 'nl');
  const button = page.getByRole('button', { name: /Exporteren/ });
  await userEvent.click(button);
  await expect.poll(() => button.element().getAttribute('aria-disabled')).toBe('true');
  // Clicking again does not request again.
  (button.element() as HTMLElement).click();
  answer(file());
  await expect.element(page.getByText('De export staat in je map Downloads')).toBeVisible();
  expect(taken).toEqual(['onboardings-2026-11-21.csv']);
  expect(asked).toEqual([{ path, input: { ...params, language: 'nl' } }]);
  expect(button.element().hasAttribute('aria-disabled')).toBe(false);
});

test('shows the error next to the button, and can be retried', async () => {
  let isDown = true;
  answerWith({ [path]: () => (isDown ? Response.json({ message: '', data: {} }, { status: 500 }) : file()) });
  await open(false);
  const button = page.getByRole('button', { name: /Export/ });
  await userEvent.click(button);
  await expect.element(page.getByText(/The server could not process the request/)).toBeVisible();
  expect(taken).toEqual([]);
  isDown = false;
  await userEvent.click(button);
  await expect.poll(() => taken).toEqual(['onboardings-2026-11-21.csv']);
  expect(page.getByText(/The server could not process the request/).elements()).toEqual([]);
});

test('is disabled for an empty list', async () => {
  const asked = answerWith({ [path]: file });
  await open(true);
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(asked).toEqual([]);
});
