import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const spoken = () => [...document.querySelectorAll('[aria-live]')].map((place) => place.textContent);
/** Ids that elements of the page refer to; each must exist. */
const dangling = () =>
  [...document.querySelectorAll('[aria-labelledby]')].filter((element) =>
    (element.getAttribute('aria-labelledby') ?? '').split(' ').some((id) => !document.getElementById(id)),
  );

/** A form whose button is pending after its first click, and is removed on request. */
function Waiting({ onSend }: { onSend: () => void }) {
  const [step, setStep] = useState<'ready' | 'busy' | 'gone'>('ready');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setStep('busy');
      }}
    >
      {step !== 'gone' && (
        <Button type="submit" isPending={step === 'busy'}>
          Send me a code
        </Button>
      )}
      <Button onPress={() => setStep('gone')}>Answer</Button>
    </form>
  );
}

test('[UX-01] a pending button announces it, keeps its focus and name, and submits once', async () => {
  const onSend = vi.fn();
  await show(<Waiting onSend={onSend} />);
  const button = page.getByRole('button', { name: 'Send me a code', exact: true });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await expect.poll(spoken).toEqual(['Busy: Send me a code']);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button, { force: true });
  expect(onSend).toHaveBeenCalledOnce();
});

test('[UX-01] after a pending button is removed no element refers to it', async () => {
  await show(<Waiting onSend={() => {}} />);
  await userEvent.click(page.getByRole('button', { name: 'Send me a code' }));
  await expect.poll(spoken).toEqual(['Busy: Send me a code']);
  await userEvent.click(page.getByRole('button', { name: 'Answer' }));
  await expect.poll(spoken).toEqual([]);
  expect(dangling()).toEqual([]);
});

test('a pending icon button ignores clicks', async () => {
  const onPress = vi.fn();
  await show(<IconButton icon="refresh" label="Fetch again" isPending onPress={onPress} />);
  await userEvent.click(page.getByRole('button', { name: 'Fetch again' }), { force: true });
  expect(onPress).not.toHaveBeenCalled();
  await expect.poll(spoken).toEqual(['Busy: Fetch again']);
});
