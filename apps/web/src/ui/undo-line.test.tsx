import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { UndoLine } from './undo-line.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const ended: boolean[] = [];
const undone: string[] = [];

function Example() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button">Elsewhere</button>
      {isShown && (
        <UndoLine
          title="Tessera Holding removed"
          detail="With its two owners."
          onUndo={() => undone.push('undo')}
          onEnd={(hadFocus) => {
            ended.push(hadFocus);
            setShown(false);
          }}
        />
      )}
    </>
  );
}

const line = page.getByRole('group', { name: 'Tessera Holding removed' });

test('[FORM-37] a removal takes the focus, says what else was removed and until when, and is undone by its button', async () => {
  await show(<Example />);
  await expect.element(line).toHaveFocus();
  await expect.element(line).toHaveAccessibleDescription(/With its two owners\. Undo within 10 seconds/);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(undone).toEqual(['undo']);
});

test('[FORM-37] a removal ends after its time, but not while the keyboard is on it', async () => {
  await show(<Example />);
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  vi.advanceTimersByTime(60_000);
  await expect.element(line).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  vi.advanceTimersByTime(10_000);
  await expect.element(line).not.toBeInTheDocument();
  expect(ended).toEqual([false]);
});
