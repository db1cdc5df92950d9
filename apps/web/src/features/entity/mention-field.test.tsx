import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { signedInAs } from '#testing/test-session.ts';
import { EntityFrame } from './entity-frame.tsx';
import { MentionField } from './mention-field.tsx';
import { completedFile } from './test-entity.ts';

const original = globalThis.requestAnimationFrame;
afterEach(() => {
  globalThis.requestAnimationFrame = original;
});

const people = [{ id: 'u1', name: 'Ruben Aerts', side: 'desk' as const, initials: 'RA' }];

function Field() {
  const [text, setText] = useState('and the date.');
  return (
    <MentionField label="Note" name="note" value={text} onChange={setText} people={people as never} onSend={() => {}} />
  );
}

async function open() {
  signedInAs('intern-reviewer');
  await show(
    <EntityFrame entity={completedFile} tab="overview" onChoose={() => {}}>
      <Field />
    </EntityFrame>,
    { portal: internPortal, texts: ['entity', 'notes', 'presence', 'waiting-on', 'legal-forms'] },
  );
  const current = page.getByRole('textbox', { name: 'Note' }).element() as HTMLTextAreaElement;
  current.focus();
  current.setSelectionRange(0, 0);
  return current;
}

test('a colleague who may not read the note is explained, from the second letter until the name is another', async () => {
  const hint = page.getByText('No one called “Sa” can read this note.');
  const field = await open();
  await userEvent.keyboard('@S');
  expect(page.getByText(/No one called/).elements()).toEqual([]);
  await userEvent.keyboard('a');
  await expect.element(hint.first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map((one) => one.textContent),
    )
    .toContain(hint.first().element().textContent);
  await userEvent.keyboard('{Backspace}{Backspace}Ru');
  await expect.element(page.getByRole('option', { name: /Ruben Aerts/ })).toBeVisible();
  await userEvent.keyboard('{Enter}please ask Sanne');
  expect(page.getByText(/No one called/).elements()).toEqual([]);
  expect(field.value).toBe('@Ruben Aerts please ask Sanneand the date.');
});

test('what is typed right after a name was chosen stays behind it, also before the next frame', async () => {
  const current = await open();
  await userEvent.keyboard('@Ru');
  await expect.element(page.getByRole('option', { name: /Ruben Aerts/ })).toBeVisible();
  globalThis.requestAnimationFrame = (call) => window.setTimeout(() => call(performance.now()), 300);
  await userEvent.keyboard('{Enter}please compare the name ');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(current.value).toBe('@Ruben Aerts please compare the name and the date.');
});
