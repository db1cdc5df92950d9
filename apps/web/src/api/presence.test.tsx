import { presenceBeatMs, presenceIdleMs } from '@dossier/domain/presence';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { useEditing, usePresence } from './presence.ts';

const request = 'request00000001';

function Page({ isEditing = false }: { isEditing?: boolean }) {
  usePresence(request, 'overview');
  useEditing(isEditing ? 'people' : undefined);
  return <h1>An onboarding</h1>;
}

let asked: Asked[];
let isHidden = false;
beforeEach(() => {
  asked = answerWith({ '/api/desk/set-presence': () => ({}) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(async () => {
  isHidden = false;
  await show(null);
  // The next test begins with a tab that shows nothing.
  await expect.poll(() => announced().at(-1)).toBe('away');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What was announced so far: a part, with `*` while it is edited, or `away`. */
const announced = () =>
  asked.map(({ input }) => {
    const shown = input['shown'] as { part: string; isEditing: boolean } | undefined;
    return shown ? `${shown.part}${shown.isEditing ? '*' : ''}` : 'away';
  });
async function open(isEditing = false): Promise<void> {
  await show(<Page isEditing={isEditing} />);
  await expect.poll(announced).toEqual([isEditing ? 'people*' : 'overview']);
}
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page is announced once it is open, then every 20 seconds, and its end when it is left', async () => {
  await open();
  vi.advanceTimersByTime(2 * presenceBeatMs);
  await expect.poll(announced).toEqual(['overview', 'overview', 'overview']);
  await show(<p>Another page</p>);
  await expect.poll(announced).toEqual(['overview', 'overview', 'overview', 'away']);
  vi.advanceTimersByTime(3 * presenceBeatMs);
  expect(announced()).toHaveLength(4);
});

test('an open form is announced as edited', () => open(true));

test('a hidden tab is away and sends nothing more, until it is shown again', async () => {
  await open();
  hide(true);
  vi.advanceTimersByTime(3 * presenceBeatMs);
  hide(false);
  await expect.poll(announced).toEqual(['overview', 'away', 'overview']);
});

test('a tab without input for five minutes is away, until there is input', async () => {
  await open();
  vi.advanceTimersByTime(presenceIdleMs + presenceBeatMs);
  await expect.poll(() => announced().at(-1)).toBe('away');
  const before = announced();
  vi.advanceTimersByTime(3 * presenceBeatMs);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  await expect.poll(announced).toEqual([...before, 'overview']);
});

test('a closed tab says so at once, and one that comes back from the cache of the browser is announced again', async () => {
  await open();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(announced).toEqual(['overview', 'away']);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.poll(announced).toEqual(['overview', 'away', 'overview']);
});
