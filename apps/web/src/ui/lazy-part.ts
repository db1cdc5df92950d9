import { type ComponentType, lazy } from 'react';

/** Delay between two attempts to reach the server. Unit: ms. */
const retryMs = 3_000;

/** Resolves when the server answers anything. */
export async function whenReachable(): Promise<void> {
  for (;;) {
    const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
    if (answer) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, retryMs);
      globalThis.addEventListener('online', () => resolve(), { once: true });
    });
  }
}

/**
 * A part of a page that loads when it is first shown. Without a connection its placeholder stays until there is one: an
 * error would replace the whole page, with what was typed on it.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load().catch(() => whenReachable().then(load)) }));
}
