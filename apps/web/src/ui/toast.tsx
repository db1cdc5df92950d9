import { lazy, Suspense } from 'react';
import { toastQueue } from './toast-queue.ts';

/** A short message about what just happened. Errors must also be shown elsewhere. */
export const toast = {
  success: (text: string) => toastQueue.show('ok', text),
  error: (text: string) => toastQueue.show('bad', text),
  /** The page changed by a navigation that began then. Milliseconds since 1970. */
  leavePage: (navigatedAt: number) => toastQueue.leavePage(navigatedAt),
};

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Renders the toasts, mounted once at the root. Toasts added before it is mounted are shown then. */
export function Toasts() {
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
