import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { useSearchText } from './use-search-text.ts';

const start = location.href;
const reported: string[] = [];
afterEach(() => {
  history.replaceState(null, '', start);
  reported.length = 0;
});

function Search({ onDone }: { onDone?: () => void }) {
  const [text, setText] = useSearchText('', (wanted) => reported.push(wanted));
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={onDone}>
        Open
      </button>
    </>
  );
}

test('[ONB-01] typed text is reported when typing pauses', async () => {
  await show(<Search />);
  await userEvent.fill(page.getByRole('textbox'), ' hoek ');
  await expect.poll(() => reported).toEqual(['hoek']);
});

test('[ONB-01] one and two letters on the way to a word are not searched, alone they are', async () => {
  await show(<Search />);
  const field = page.getByRole('textbox');
  await userEvent.click(field);
  for (const letter of 'hoek') {
    await userEvent.keyboard(letter);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await expect.poll(() => reported.at(-1)).toBe('hoek');
  expect(reported.filter((text) => text.length < 3)).toEqual([]);
  await userEvent.clear(field);
  await expect.poll(() => reported.at(-1)).toBe('');
  await userEvent.keyboard('ho');
  await expect.poll(() => reported.at(-1)).toBe('ho');
});

test('[ONB-14] opening a row cancels a pending search update', async () => {
  let isOver: Promise<void> | undefined;
  const leave = () => {
    history.pushState(null, '', '/elsewhere');
    isOver = new Promise((resolve) => setTimeout(resolve, 300));
  };
  await show(<Search onDone={leave} />);
  const field = page.getByRole('textbox').element() as HTMLInputElement;
  const button = page.getByRole('button').element() as HTMLButtonElement;
  await userEvent.click(page.getByRole('textbox'));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'hoek');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  await isOver;
  expect(reported).toEqual([]);
});
