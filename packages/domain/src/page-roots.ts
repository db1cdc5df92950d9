/**
 * First segments of the addresses of pages, without the start page. The server answers 404 to all others. A test
 * compares the list with the routes of the web app.
 */
export const pageRoots = [
  'access',
  'confirm-email',
  'external',
  'form',
  'forms',
  'identify',
  'internal',
  'login',
  'logout',
  'reset-password',
  'secure-sign-in',
  'setup',
] as const;
