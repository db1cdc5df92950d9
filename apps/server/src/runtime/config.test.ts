import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DOSSIER_DATA: folder, ...env });
const origins = 'gatekeeper=https://g.example.com,intern=https://i.example.com/,client=https://c.example.com';
const open = { HOST: '0.0.0.0', DOSSIER_ORIGINS: origins, SMTP_URL: 'smtps://u:p@mail.example.com' };

describe('settings', () => {
  test('have defaults', () => {
    expect(read()).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      demo: true,
      mailbox: true,
      isPublic: false,
      origins: { client: 'http://client.localhost:8080' },
    });
  });

  test('of a public desk include no demo and no mailbox', () => {
    expect(read(open)).toMatchObject({
      demo: false,
      mailbox: false,
      isPublic: true,
      origins: {
        gatekeeper: 'https://g.example.com',
        intern: 'https://i.example.com',
        client: 'https://c.example.com',
      },
    });
  });

  test('include no addresses inside, unless the operator lists them', () => {
    expect(read().allowedAddresses).toEqual([]);
    expect(read({ DOSSIER_ALLOW_ADDRESSES: '10.1.0.0/16, ::1' }).allowedAddresses).toEqual(['10.1.0.0/16', '::1']);
  });

  test('trust forwarded addresses of a proxy on this machine once there are public addresses, or of the listed proxies', () => {
    expect(read().proxies).toEqual([]);
    expect(read(open).proxies).toEqual(['loopback']);
    expect(read({ ...open, DOSSIER_PROXIES: '10.0.0.2, fd00::/8' }).proxies).toEqual(['10.0.0.2', 'fd00::/8']);
  });

  test('include a secret that is generated once, readable by its owner only', () => {
    const { secret } = read();
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(read().secret).toBe(secret);
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['DOSSIER_SECRET', { DOSSIER_SECRET: 'short' }],
    ['DOSSIER_SECRET', { DOSSIER_SECRET: 'a'.repeat(60) }],
    ['DOSSIER_ALLOW_ADDRESSES', { DOSSIER_ALLOW_ADDRESSES: '10.0.0.0/8,yente' }],
    ['DOSSIER_PROXIES', { DOSSIER_PROXIES: 'loopback' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'no-address' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'guessable' }],
    ['DOSSIER_DEMO', { DOSSIER_DEMO: 'yes' }],
    ['DOSSIER_DEMO', { ...open, DOSSIER_DEMO: 'on' }],
    ['DOSSIER_ORIGINS', { HOST: '0.0.0.0' }],
    ['DOSSIER_ORIGINS', { ...open, DOSSIER_ORIGINS: 'gatekeeper=https://g.example.com' }],
    ['DOSSIER_ORIGINS', { ...open, DOSSIER_ORIGINS: origins.replaceAll('//c.', '//g.') }],
    ['DOSSIER_ORIGINS', { ...open, DOSSIER_ORIGINS: origins.replaceAll('.com,', '.com/path,') }],
    ['DOSSIER_ORIGINS', { ...open, DOSSIER_ORIGINS: origins.replaceAll('https', 'http') }],
    ['SMTP_URL', { DOSSIER_ORIGINS: origins }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://x' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['FILES_URL', { FILES_URL: 's3://bucket' }],
    ['DOSSIER_DATA', { DOSSIER_DATA: '/dev/null/folder' }],
  ])('with an invalid or weak %s are refused with a message that names it: %j', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(name);
  });
});
