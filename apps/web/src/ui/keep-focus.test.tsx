import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { useKeptFocus } from './keep-focus.ts';

function Region() {
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  const [isGiven, setGiven] = useState(true);
  return (
    <section ref={region} tabIndex={-1} aria-label="Photo">
      {isGiven ? (
        <button type="button" onClick={() => setTimeout(() => setGiven(false), 50)}>
          Remove
        </button>
      ) : (
        <div data-choice="">
          <button type="button" onClick={() => setGiven(true)}>
            Take a photo
          </button>
        </div>
      )}
    </section>
  );
}

test('the focus stays in a region when the button that has it is removed', async () => {
  await show(
    <>
      <Region />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Remove' }));
  await expect.element(page.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Photo' })).toHaveFocus();
});

test('a region takes no focus from elsewhere', async () => {
  await show(
    <>
      <Region />
      <button type="button">Elsewhere</button>
    </>,
  );
  (page.getByRole('button', { name: 'Remove' }).element() as HTMLElement).click();
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  await expect.element(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
