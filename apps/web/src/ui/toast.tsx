import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { afterContent } from './after-content.ts';
import { toastQueue } from './toast-queue.ts';

/** A short message about what just happened. Errors must also be shown elsewhere. */
export const toast = {
  success: (text: string) => toastQueue.show('ok', text),
  error: (text: string) => toastQueue.show('bad', text),
  /** The page changed by a navigation that began then. Milliseconds since 1970. */
  leavePage: (navigatedAt: number) => toastQueue.leavePage(navigatedAt),
};

/**
 * Renders the toasts, mounted once at the root. Its code loads after the page is shown, and if that failed with the next
 * toast. Toasts added before are shown then. Not by `Suspense`: React shows what suspends after it 300 ms later.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const show = ({ ToastRegion }: typeof import('./toast-region.tsx')) => {
      stop();
      startTransition(() => setRegion(() => ToastRegion));
    };
    const load = () => void import('./toast-region.tsx').then(show, () => undefined);
    const cancel = afterContent(load);
    const unsubscribe = toastQueue.subscribe(load);
    const stop = () => {
      cancel();
      unsubscribe();
    };
    return stop;
  }, []);
  return Region && <Region />;
}
