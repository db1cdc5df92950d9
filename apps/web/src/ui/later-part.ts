import { type ComponentType, useEffect } from 'react';
import { afterContent } from './after-content.ts';
import { lazyPart } from './lazy-part.ts';

/** Delay that lets the page itself load first. Unit: milliseconds. */
const patienceMs = 1_000;

/**
 * A part that its page opens on demand: a sheet, a dialog. It loads after the page, so that it is ready before it is
 * opened, also when the connection is lost meanwhile.
 * @returns the part, which suspends until it is loaded, and the hook for the page that may open it
 */
export function laterPart<P>(load: () => Promise<ComponentType<P>>) {
  const useLoadedLater = () =>
    // An error now is ignored: the part is requested again when it opens.
    useEffect(() => afterContent(() => void load().catch(() => undefined), patienceMs), []);
  return [lazyPart(load), useLoadedLater] as const;
}
