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

test('what is typed right after a name was chosen stays behind it, also before the next frame', async () => {
  signedInAs('intern-reviewer');
  await show(
    <EntityFrame entity={completedFile} tab="overview" onChoose={() => {}}>
      <Field />
    </EntityFrame>,
    { portal: internPortal, texts: ['entity', 'notes', 'presence', 'waiting-on', 'legal-forms'] },
  );
  const field = page.getByRole('textbox', { name: 'Note' });
  const current = field.element() as HTMLTextAreaElement;
  current.focus();
  current.setSelectionRange(0, 0);
  await userEvent.keyboard('@Ru');
  await expect.element(page.getByRole('option', { name: /Ruben Aerts/ })).toBeVisible();
  globalThis.requestAnimationFrame = (call) => window.setTimeout(() => call(performance.now()), 300);
  await userEvent.keyboard('{Enter}please compare the name ');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(current.value).toBe('@Ruben Aerts please compare the name and the date.');
});
