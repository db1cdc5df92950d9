import { lazy } from 'react';

/** For routes that may be Not Found: the page's code loads when it is needed. */
export const NotFoundPage = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));
