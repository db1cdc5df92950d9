import { lazy } from 'react';

/** For the routes that may not find what they were asked for: the page comes when it is needed. */
export const NotFoundPage = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));
