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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(async () => {
  isHidden = false;
  await show(null);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What was announced since the last call: a part, with `*` while it is edited, or `away`. */
async function announced(ms: number): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  return asked.splice(0).map(({ input }) => {
    const shown = input['shown'] as { part: string; isEditing: boolean } | undefined;
    return shown ? `${shown.part}${shown.isEditing ? '*' : ''}` : 'away';
  });
}
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page is announced once it is open, then every 20 seconds, and its end when it is left', async () => {
  await show(<Page />);
  expect(await announced(1_000)).toEqual(['overview']);
  expect(await announced(2 * presenceBeatMs)).toEqual(['overview', 'overview']);
  await show(<p>Another page</p>);
  expect(await announced(1_000)).toEqual(['away']);
  expect(await announced(3 * presenceBeatMs)).toEqual([]);
});

test('an open form is announced as edited', async () => {
  await show(<Page isEditing />);
  expect(await announced(1_000)).toEqual(['people*']);
});

test('a hidden tab is away and sends nothing more, until it is shown again', async () => {
  await show(<Page />);
  await announced(1_000);
  hide(true);
  expect(await announced(3 * presenceBeatMs)).toEqual(['away']);
  hide(false);
  expect(await announced(1_000)).toEqual(['overview']);
});

test('a tab without input for five minutes is away, until there is input', async () => {
  await show(<Page />);
  await announced(presenceIdleMs - presenceBeatMs);
  expect(await announced(2 * presenceBeatMs)).toContain('away');
  expect(await announced(3 * presenceBeatMs)).toEqual([]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  expect(await announced(1_000)).toEqual(['overview']);
});

test('a closed tab says so at once, and one that comes back from the cache of the browser is announced again', async () => {
  await show(<Page />);
  await announced(1_000);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(await announced(0)).toEqual(['away']);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(await announced(1_000)).toEqual(['overview']);
});
