import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { useKeptPageFocus } from './keep-page-focus.ts';

/** A page whose field disappears, and whose heading arrives when the test says so. */
function Page() {
  useKeptPageFocus();
  const [step, setStep] = useState<'code' | 'loading' | 'there'>('code');
  return (
    <>
      <main tabIndex={-1}>
        {step === 'code' && <input aria-label="Code" onKeyDown={() => setStep('loading')} />}
        {step === 'there' && <h1>Show who you are</h1>}
      </main>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setStep('there')}>
        Arrive
      </button>
    </>
  );
}

test('[UX-07] when the focused field disappears, the page has the focus until its heading is there', async () => {
  await show(<Page />);
  await userEvent.click(page.getByRole('textbox', { name: 'Code' }));
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Arrive' }));
  await expect.element(page.getByRole('heading', { name: 'Show who you are' })).toHaveFocus();
});
