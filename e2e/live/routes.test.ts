import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { clientScreens } from './client-screens.ts';
import { gatekeeperScreens } from './gatekeeper-screens.ts';
import { internScreens } from './intern-screens.ts';

/** Routes without data that another person changes. */
const withoutChanges: Readonly<Record<string, string>> = {
  '/': 'redirects',
  '/$': 'Not Found',
  '/login': 'signed out: no event stream',
  '/logout': 'a confirmation',
  '/confirm-email': 'of the account alone',
  '/reset-password': 'of the account alone',
  '/secure-sign-in': 'of the account alone',
  '/setup': 'before there is an account',
  '/external/$': 'Not Found',
  '/internal/$': 'Not Found',
  '/external/insights': 'coming soon',
  '/external/support': 'the contact, read when it is opened',
  '/internal/support': 'the contact, read when it is opened',
  '/external/entity/$entityId/': 'redirects',
  '/internal/entity/$entityId/': 'redirects',
};

/** Routes whose path is part of another one; they render the tabs' common frame. */
const layouts = ['/external', '/internal', '/external/entity/$entityId', '/internal/entity/$entityId'];

/** `_authed/external/entity.$entityId_.history.tsx` is `/external/entity/$entityId/history`. */
function pathOf(file: string): string {
  const parts = file.replace(/\.tsx$/, '').split(/[/.]/);
  const named = parts.filter((part) => !part.startsWith('_')).map((part) => part.replace(/_$/, ''));
  return `/${named.join('/')}`.replace(/index$/, '');
}

function routes(): string[] {
  const files = readdirSync(join(root, 'apps/web/src/routes'), { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => file.endsWith('.tsx') && !file.split('/').some((part) => /^-|^__/.test(part)));
  const layoutFiles = own.filter((file) => own.some((other) => other.startsWith(file.replace(/\.tsx$/, '/'))));
  return own.filter((file) => !layoutFiles.includes(file)).map(pathOf);
}

test('[ONB-18] every route has a screen that refreshes, or a reason why nothing changes on it', () => {
  const screens = [...gatekeeperScreens, ...internScreens, ...clientScreens].map(({ route }) => route);
  const known = new Set([...screens, ...Object.keys(withoutChanges), ...layouts]);
  expect(routes().filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !routes().includes(route) && !layouts.includes(route))).toEqual([]);
});
