import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { focusOn, useKeptFocus } from './keep-focus.ts';

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

test('[NAV-12] an element that receives the focus is scrolled into view only when it is out of sight', async () => {
  await show(
    <>
      <input aria-label="Name" />
      <div style={{ height: '300vh' }} />
      <input aria-label="Website" />
    </>,
  );
  const at = (name: string) => page.getByRole('textbox', { name }).element() as HTMLElement;
  const isInSight = (name: string) => {
    const { top, bottom } = at(name).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  at('Website').scrollIntoView();
  const before = scrollY;
  focusOn(at('Website'));
  expect(scrollY).toBe(before);
  expect(isInSight('Name')).toBe(false);
  focusOn(at('Name'));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(isInSight('Name')).toBe(true);
});
