import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerUndo } from '#api/use-undo.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { UndoHere } from './undo-here.tsx';

/** A page that opens another one, as the viewer does after a decision. */
let openNext = () => {};
function Pages() {
  const [at, setAt] = useState(1);
  openNext = () => setAt(at + 1);
  return (
    <div key={at}>
      <h1>{`Page ${at}`}</h1>
      <UndoHere place="here" />
    </div>
  );
}

async function pressAndLeave(answer: () => unknown) {
  const held = Promise.withResolvers<void>();
  const asked = answerWith({
    '/api/desk/undo': async () => {
      await held.promise;
      return answer();
    },
  });
  await show(<Pages />);
  const undone: (readonly string[])[] = [];
  offerUndo({
    place: 'here',
    text: 'Extract.pdf verified',
    undo: 'batch1',
    onUndone: (changed) => undone.push(changed),
  });
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await userEvent.keyboard('z');
  await expect.poll(() => asked.map(({ path }) => path)).toContain('/api/desk/undo');
  openNext();
  await expect.element(page.getByRole('heading', { name: 'Page 2' })).toBeVisible();
  await userEvent.keyboard('z');
  held.resolve();
  return { undone, sent: () => asked.filter(({ path }) => path === '/api/desk/undo').length };
}

test('undo that is answered after the next page has opened ends the offer and leads back, and is sent once [UX-07]', async () => {
  const { undone, sent } = await pressAndLeave(() => ({ changed: ['request1'], refused: [] }));
  await expect.poll(() => undone).toEqual([['request1']]);
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(sent()).toBe(1);
});

test('why it was refused is shown on the page that has opened meanwhile', async () => {
  await pressAndLeave(() =>
    Response.json({ status: 409, code: 'undo-changed', facts: {}, message: '', data: {} }, { status: 409 }),
  );
  await expect.element(page.getByRole('alert').getByText(/^Something else has changed since/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an undo that is answered late moves the lost focus to the place that was chosen for it [UX-07]', async () => {
  const held = Promise.withResolvers<void>();
  answerWith({
    '/api/desk/undo': async () => {
      await held.promise;
      return { changed: ['request1'], refused: [] };
    },
  });
  await show(
    <>
      <h1>List</h1>
      <button type="button">Rows</button>
      <UndoHere place="here" focusAfter={() => document.querySelector<HTMLElement>('h1 + button')} />
    </>,
  );
  offerUndo({ place: 'here', text: '91 archived', undo: 'batch2' });
  const undo = page.getByRole('button', { name: /^Undo/ });
  await userEvent.click(undo);
  await expect.element(undo).toHaveFocus();
  // Longer than the focus of a control that disappears at once is watched.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  held.resolve();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Rows' })).toHaveFocus();
});
