import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { DownloadMyData } from './download-my-data.tsx';

const path = '/api/desk/views/download-my-data';
const vaults = [{ subject: 's1', name: 'Polder B.V.' }] as never;
const refusal = { status: 503, message: '', data: {}, code: 'archive-not-started', facts: {} };

test('[PERM-17] a person who waits for the file sees that it is being prepared, and a refusal as a sentence', async () => {
  let answer = (_file: Response) => {};
  answerWith({ [path]: () => new Promise<Response>((give) => (answer = give)) });
  await show(<DownloadMyData vaults={vaults} />);
  const button = page.getByRole('button', { name: 'Download everything' });
  const waiting = page.getByText(/^Your file is being prepared/);
  await expect.element(waiting).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(waiting).toBeVisible();
  answer(Response.json(refusal, { status: 503 }));
  await expect.element(page.getByText(/^The archive was not started/)).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(button.element()).toBe(document.activeElement);
});
