import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { afterContent } from './after-content.ts';

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

/** A part, and what loads it. One that is loaded is rendered as it is. */
export function loadablePart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const request = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await request().catch(() => whenReachable().then(request)) }));
  function Part(props: P) {
    // React suspends also for a lazy component that is loaded: it would hide what is next to it, and its focus is lost.
    const [Known] = useState(() => loaded);
    return createElement((Known ?? Late) as ComponentType<P>, props);
  }
  return { Part, load: request };
}

/**
 * A part of a page that loads when it is first shown. Without a connection its placeholder stays until there is one: an
 * error would replace the whole page, with what was typed on it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return loadablePart(load).Part;
}

/**
 * A part that its page opens on demand: a sheet, a dialog. It loads after the page, so that it is ready before it is
 * opened, also when the connection is lost meanwhile.
 * @returns the part, which suspends until it is loaded, and the hook for the page that may open it
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { Part, load: request } = loadablePart(load);
  const useLoadedLater = () =>
    // An error now is ignored: the part is requested again when it opens.
    useEffect(() => afterContent(() => void request().catch(() => undefined)), []);
  return [Part, useLoadedLater] as const;
}
