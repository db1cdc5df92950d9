import { fileURLToPath } from 'node:url';

/** The root folder of the project, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));
