import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DOSSIER_DATA: folder, ...env });
const origins = 'gatekeeper=https://g.example.com,intern=https://i.example.com/,client=https://c.example.com';
const open = { HOST: '0.0.0.0', DOSSIER_ORIGINS: origins, SMTP_URL: 'smtps://u:p@mail.example.com?from=d@example.com' };

const fileKey = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
const fileRecipient = `age1${'q'.repeat(58)}`;

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

  test('store files in the data folder, or in the bucket of FILES_URL, with TLS unless it is off', () => {
    expect(read().files).toEqual({ kind: 'folder', path: join(folder, 'files') });
    const inBucket = (url: string) => read({ FILES_URL: url }).files;
    expect(inBucket('s3://key:s%2F%2Bx@storage.example:9000/files?region=eu-central-1')).toEqual({
      kind: 'bucket',
      bucket: {
        endpoint: 'https://storage.example:9000',
        name: 'files',
        region: 'eu-central-1',
        keyId: 'key',
        secret: 's/+x',
      },
    });
    expect(inBucket('s3://k:s@127.0.0.1:8080/files?tls=off')).toMatchObject({
      bucket: { endpoint: 'http://127.0.0.1:8080', region: 'us-east-1' },
    });
  });

  test('encrypt files to the keys that are given, in a list or as in a file of age', () => {
    const keys = { identities: [fileKey], recipients: [fileRecipient] };
    expect(read({ DOSSIER_FILE_KEYS: `${fileKey},${fileRecipient}` }).files.keys).toEqual(keys);
    expect(read({ DOSSIER_FILE_KEYS: `# created: today\n${fileKey}\n\n${fileRecipient}\n` }).files.keys).toEqual(keys);
  });

  test.each([
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])('name the malware scanner as %s', (setting, address) => {
    expect(read().clamd).toBeUndefined();
    expect(read({ CLAMD: setting }).clamd).toEqual(address);
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

  test('say in one address how mails are sent', () => {
    const { mail } = read({
      SMTP_URL: 'smtp://u:p%40q@mail.example.com:25?from=Desk <a+b@example.com>&tls=opportunistic',
    });
    expect(mail).toEqual({
      server: 'smtp://u:p%40q@mail.example.com:25',
      from: 'Desk <a+b@example.com>',
      tls: 'opportunistic',
    });
  });

  test('list sign-in providers, one of each kind', () => {
    const list = 'google id a;b; microsoft tenant id secret; https://id.example.com id secret Work account;';
    expect(read({ OIDC_PROVIDERS: list }).providers).toMatchObject([
      { name: 'google', clientSecret: 'a;b' },
      { name: 'microsoft', authURL: 'https://login.microsoftonline.com/tenant/oauth2/v2.0/authorize' },
      { name: 'oidc', displayName: 'Work account', extra: { issuer: 'https://id.example.com' } },
    ]);
  });

  test('name the folder and the recipients of backups', () => {
    expect(read().backup).toEqual({
      place: { kind: 'folder', path: `${folder}-backups` },
      recipients: [],
    });
    expect(read({ DOSSIER_BACKUP_TO: 'age1abc, /mnt/backups/' }).backup).toEqual({
      place: { kind: 'folder', path: '/mnt/backups' },
      recipients: ['age1abc'],
    });
    const bucket = 's3://KEY:a%2Cb@objects.example:9000/backups?region=eu-central-1';
    expect(read({ DOSSIER_BACKUP_TO: `${bucket},age1abc` }).backup).toEqual({
      place: {
        kind: 'bucket',
        bucket: {
          endpoint: 'https://objects.example:9000',
          name: 'backups',
          region: 'eu-central-1',
          keyId: 'KEY',
          secret: 'a,b',
        },
      },
      recipients: ['age1abc'],
    });
  });

  test('refuse the bucket of the files as the bucket of backups, also with another key', () => {
    const at = (key: string) => `s3://${key}:SECRET@objects.example/desk`;
    expect(() => read({ FILES_URL: at('A'), DOSSIER_BACKUP_TO: at('B') })).toThrow(
      's3://objects.example/desk, which is the bucket of FILES_URL',
    );
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
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.com?from=no-address' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.com?bounces=b%2Bc@example.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.com?tls=never' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.com?pool=true' }],
    ['SMTP_URL', { ...open, SMTP_URL: 'smtps://u:p@mail.example.com' }],
    ['SMTP_TLS', { SMTP_TLS: 'opportunistic' }],
    ['OIDC_GOOGLE', { OIDC_GOOGLE: 'id secret' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'google id' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'microsoft common id secret' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'google id secret; google other secret' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'http://id.example.com id secret Work account' }],
    ['DOSSIER_BACKUP_TO', { DOSSIER_BACKUP_TO: 'backups' }],
    ['DOSSIER_BACKUP_TO', { DOSSIER_BACKUP_TO: '/mnt/a,/mnt/b' }],
    ['DOSSIER_BACKUP_TO', { DOSSIER_BACKUP_TO: 's3://objects.example/backups' }],
    ['DOSSIER_BACKUP_TO', { DOSSIER_BACKUP_TO: join(folder, 'backups') }],
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
    ['FILES_URL', { FILES_URL: 's3://key:secret@storage.example' }],
    ['FILES_URL', { FILES_URL: 's3://key:secret@storage.example/bucket/folder' }],
    ['FILES_URL', { FILES_URL: 's3://key:secret@storage.example/bucket?acl=public' }],
    ['FILES_URL', { FILES_URL: 'https://key:secret@storage.example/bucket' }],
    ['DOSSIER_FILE_KEYS', { DOSSIER_FILE_KEYS: fileRecipient }],
    ['DOSSIER_FILE_KEYS', { DOSSIER_FILE_KEYS: `${fileKey},another` }],
    ['CLAMD', { CLAMD: 'clamav' }],
    ['CLAMD', { CLAMD: 'clamav:0' }],
    ['CLAMD', { CLAMD: 'http://clamav:3310' }],
    ['DOSSIER_DATA', { DOSSIER_DATA: '/dev/null/folder' }],
  ])('with an invalid or weak %s are refused with a message that names it: %j', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(name);
  });
});
