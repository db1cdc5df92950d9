import type { Step } from '../play.ts';
import { red } from '../rows.ts';
import { raw, records } from './steps.ts';

const paths = ['/', '/api', '/api/', '/api/nothing', '/api/collections/tags', '/api/collections/tags/', '/api/collections/tags/records/', '/api/collections/tags/records/a/b', '/api/collections//records', '/api/health', '/api/health/', '/api/collections/tags/auth-methods', '/api/collections/nothing/auth-methods', '/api/collections/users/auth-methods/', '/api/collections', '/api/settings', '/api/logs', '/api/logs/stats', '/api/logs/x', '/api/crons', '/api/backups', '/api/collections/meta/scaffolds', '/api/realtime/x', '/api/files', '/api/files/token', '/api/batch', '/api/oauth2-redirect', '/api/admins', '/nothing', '/api/collections/users/auth-with-password', '/api/collections/users/impersonate/x', '/api/collections/tags/truncate', '/api/collections/import', '/favicon.ico', '/API/health', '/api/Health'];
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];

export const errors: readonly Step[] = [
  ...paths.flatMap((path) => methods.map((method) => raw(method, path))),
  ...['/api/collections', '/api/settings', '/api/logs', '/api/logs/stats', '/api/crons', '/api/backups', '/api/collections/tags', '/api/collections/meta/scaffolds', '/api/logs/x'].map((path) => raw('GET', path, { as: 'ann' })),
  ...[records('tags'), records('tags', red), records('nothing'), records('closed'), '/api/health', '/api/nothing', '/nothing'].flatMap((path) => [raw('GET', path, { headers: { origin: 'https://a.example' } }), raw('OPTIONS', path, { headers: { origin: 'https://a.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-a, authorization' } }), raw('OPTIONS', path, { headers: { origin: 'https://a.example' } }), raw('OPTIONS', path)]),
  raw('GET', '/api/health', { as: 'ann' }), raw('GET', '/api/health', { as: 'root' }),
  raw('POST', records('tags'), { body: '<x/>', headers: { 'content-type': 'application/octet-stream' } }), raw('POST', records('tags'), { body: '<x/>', headers: { 'content-type': 'text/html' } }), raw('POST', records('tags'), { body: '{"name":"nt"}', headers: { 'content-type': '' } }), raw('POST', '/api/collections/users/auth-with-password', { body: 'x', headers: { 'content-type': 'text/plain' } }), raw('POST', '/api/nothing', { body: 'x', headers: { 'content-type': 'text/plain' } }), raw('DELETE', records('tags', 'nothing'), { body: '{', headers: { 'content-type': 'application/json' } }),
];
