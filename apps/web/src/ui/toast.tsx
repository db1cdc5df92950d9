import { lazy, Suspense } from 'react';
import { toastQueue } from './toast-queue.ts';

/** A short word about what just happened. Never the only place where an error stands. */
export const toast = {
  success: (text: string) => toastQueue.show('ok', text),
  error: (text: string) => toastQueue.show('bad', text),
  clear: () => toastQueue.clear(),
};

const ToastPlace = lazy(async () => ({ default: (await import('./toast-place.tsx')).ToastPlace }));

/** The one place where toasts show, mounted once at the root. What was said before it is there is shown then. */
export function Toasts() {
  return (
    <Suspense>
      <ToastPlace />
    </Suspense>
  );
}
