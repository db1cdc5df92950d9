import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PortalName, portalNames } from '@dossier/domain/portal';
import { z } from '@dossier/domain/schema';
import type { OAuth2Provider } from '@dossier/records';
import { type FilesPlace, nameOfPlace } from '../files/storages.ts';
import { isNetwork } from './address-policy.ts';
import { type BackupSettings, backupSettings, backupsBeside, faultOfPlace } from './backup-settings.ts';
import { bucketSetting } from './bucket-setting.ts';
import { type ClamdAddress, clamdSetting } from './clamd-setting.ts';
import { databaseIn, filesIn, folderOfFiles, movedDatabaseIn, secretIn } from './data-folder.ts';
import { fileKeysSetting } from './file-keys-setting.ts';
import { type MailSettings, mailSettings } from './mail-settings.ts';
import { readProviders } from './oauth-providers.ts';
import { replacedSetting } from './replaced-settings.ts';
import { settingsFromFiles } from './settings-from-files.ts';

/** The origin of each portal: `https://…` without a trailing slash. */
export type Origins = Readonly<Record<PortalName, string>>;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataFolder: string;
  /** `postgres://…`; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly files: FilesPlace;
  /** How mails are sent; undefined: they are stored in the mailbox. */
  readonly mail: Readonly<MailSettings> | undefined;
  readonly origins: Origins;
  /** The operator set the origins, so the desk is reachable from other machines. */
  readonly isPublic: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or `loopback`. */
  readonly proxies: readonly string[];
  readonly secret: string;
  /** Addresses and networks inside that lists and the screening service may use. */
  readonly allowedAddresses: readonly string[];
  readonly demo: boolean;
  /** Mails are stored in the data folder and shown at `/mailbox`. */
  readonly mailbox: boolean;
  readonly logLevel: string;
  /** Required of readers of `/metrics`; undefined: only programs on this machine may read it. */
  readonly metricsToken: string | undefined;
  readonly backup: BackupSettings;
  /** The malware scanner; undefined: files are not scanned. */
  readonly clamd: ClamdAddress | undefined;
  /** Where superusers are accepted: on this machine without a proxy, everywhere, or nowhere. */
  readonly superusers: 'local' | 'on' | 'off';
  /** External identity providers that the sign-in pages offer. */
  readonly providers: readonly OAuth2Provider[];
}

/** A setting that cannot be used; its message says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const loopback = ['127.0.0.1', 'localhost', '::1'];
const weakest = 32;
const minTokenLength = 24;

const portText = 'PORT must be a whole number from 1 to 65535: set it to a free port, or unset it for 8080.';

const isPostgresUrl = (url: string): boolean =>
  /^postgres(?:ql)?:$/.test(protocolOf(url)) && /\/[^/?]+/.test(url.slice(url.indexOf('://') + 3));

const setting = z.string();
const optionalSetting = z.optional(setting);

const environment = z.object({
  PORT: z._default(z.coerce.number(portText).check(z.int(portText), z.gte(1, portText), z.lte(65_535, portText)), 8080),
  HOST: z._default(
    setting.check(
      z.trim(),
      z.minLength(1, 'HOST is empty: set it to an address of this machine, or unset it for 127.0.0.1.'),
    ),
    '127.0.0.1',
  ),
  DOSSIER_DATA: z._default(
    setting.check(z.minLength(1, 'DOSSIER_DATA is empty: set it to a folder, or unset it for ./data.')),
    './data',
  ),
  DATABASE_URL: z.optional(
    setting.check(
      z.refine(
        isPostgresUrl,
        'DATABASE_URL must look like postgres://user:password@host:5432/database: set it so, or unset it for SQLite in DOSSIER_DATA.',
      ),
    ),
  ),
  FILES_URL: z.optional(bucketSetting),
  DOSSIER_FILE_KEYS: z.optional(fileKeysSetting),
  SMTP_URL: z.optional(mailSettings),
  DOSSIER_BACKUP_TO: z.optional(backupSettings),
  CLAMD: z.optional(clamdSetting),
  DOSSIER_ORIGINS: optionalSetting,
  DOSSIER_SECRET: optionalSetting,
  DOSSIER_ALLOW_ADDRESSES: networkList(
    'DOSSIER_ALLOW_ADDRESSES must list addresses or networks: 10.1.2.3,10.2.0.0/16,fd00::/8. Set it so, or unset it to allow public addresses only.',
  ),
  DOSSIER_PROXIES: networkList(
    'DOSSIER_PROXIES must list addresses or networks of your proxies: 10.1.2.3,10.2.0.0/16,fd00::/8. Set it so, or unset it for a proxy on this machine.',
  ),
  OIDC_PROVIDERS: optionalSetting,
  METRICS_TOKEN: z.optional(
    setting.check(
      z.minLength(
        minTokenLength,
        `METRICS_TOKEN is too short: use at least ${minTokenLength} random characters, for example from "openssl rand -hex 24", or unset it to allow this machine only.`,
      ),
    ),
  ),
  DOSSIER_DEMO: z.optional(z.enum(['on', 'off'], 'DOSSIER_DEMO must be on or off.')),
  DOSSIER_SUPERUSERS: z._default(
    z.enum(['local', 'on', 'off'], 'DOSSIER_SUPERUSERS must be local, on or off.'),
    'local',
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ),
    'warn',
  ),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

interface ReadOptions {
  /** Refuses a place without a desk. */
  readonly mustExist?: boolean;
  /** Neither the secret nor its folder is created or restricted; a missing secret is ''. */
  readonly changesNothing?: boolean;
}

type Settings = z.infer<typeof environment>;

/**
 * Reads the settings from the environment (docs/operations.md). Creates the data folder and its secret at the first
 * start, unless the data must exist.
 * @throws ConfigError whose message says what to do
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { mustExist = false, changesNothing = false }: ReadOptions = {},
): Config {
  const set = parseSettings(env);
  const isLoopback = loopback.includes(set.HOST);
  const isPublic = set.DOSSIER_ORIGINS !== undefined;
  const isLocal = isLoopback && !isPublic;
  refuseUnsafe(set, { isLoopback, isPublic, isLocal });
  const dataFolder = resolve(set.DOSSIER_DATA);
  if (mustExist) requireDesk(dataFolder, set);
  return Object.freeze({
    port: set.PORT,
    host: set.HOST,
    dataFolder,
    databaseUrl: set.DATABASE_URL,
    files: placeOfFiles(set, dataFolder),
    mail: set.SMTP_URL,
    origins: set.DOSSIER_ORIGINS === undefined ? localOrigins(set.PORT) : parseOrigins(set.DOSSIER_ORIGINS),
    isPublic,
    // Without public addresses there is no proxy, and a forwarded address would be invented.
    proxies: set.DOSSIER_PROXIES ?? (isPublic ? ['loopback'] : []),
    secret: secretOf(set.DOSSIER_SECRET, dataFolder, changesNothing),
    allowedAddresses: set.DOSSIER_ALLOW_ADDRESSES ?? [],
    demo: isLocal && set.DOSSIER_DEMO !== 'off',
    mailbox: isLocal && set.SMTP_URL === undefined,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
    backup: backupOf(set, dataFolder),
    clamd: set.CLAMD,
    superusers: set.DOSSIER_SUPERUSERS,
    providers: providersOf(set.OIDC_PROVIDERS ?? ''),
  });
}

/** Where the data of a desk is, for a command that creates it. */
export type DataPlace = Pick<Config, 'dataFolder' | 'databaseUrl' | 'files'>;

/** Where the data and its backups are. */
export type Places = DataPlace & Pick<Config, 'backup'>;

/**
 * Reads only where the data and its backups are, and creates nothing.
 * @throws ConfigError
 */
export function readPlaces(env: Readonly<Record<string, string | undefined>>): Places {
  const set = parseSettings(env);
  const dataFolder = resolve(set.DOSSIER_DATA);
  const backup = backupOf(set, dataFolder);
  return { dataFolder, databaseUrl: set.DATABASE_URL, files: placeOfFiles(set, dataFolder), backup };
}

function placeOfFiles({ FILES_URL: bucket, DOSSIER_FILE_KEYS: keys }: Settings, dataFolder: string): FilesPlace {
  const place: FilesPlace = bucket ? { kind: 'bucket', bucket } : folderOfFiles(dataFolder);
  return keys ? { ...place, keys } : place;
}

/** @throws ConfigError */
function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const replaced = replacedSetting(env);
  if (replaced !== undefined) throw new ConfigError(replaced);
  const complete = settingsFromFiles(env, settingNames);
  if (typeof complete === 'string') throw new ConfigError(complete);
  const parsed = environment.safeParse(withoutEmpty(complete));
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]?.message ?? 'Invalid setting.');
  return parsed.data;
}

/** @throws ConfigError where no server was ever started with these settings */
function requireDesk(dataFolder: string, set: Settings): void {
  // Nothing of a desk needs to be in the folder; whether there is one is found in its database.
  if (set.DATABASE_URL !== undefined && set.FILES_URL !== undefined) return;
  const found = set.DATABASE_URL === undefined ? [databaseIn, movedDatabaseIn] : [filesIn];
  if (found.some((pathIn) => existsSync(pathIn(dataFolder)))) return;
  throw new ConfigError(
    `No desk in ${dataFolder}. Set DOSSIER_DATA or DATABASE_URL as for the server, or start the server once before this command. Nothing was created.`,
  );
}

/** @throws ConfigError */
function backupOf(set: Settings, dataFolder: string): BackupSettings {
  const { place = backupsBeside(dataFolder), recipients = [] } = set.DOSSIER_BACKUP_TO ?? {};
  const fault = faultOfPlace(place, { dataFolder, files: placeOfFiles(set, dataFolder) });
  if (fault !== undefined) throw new ConfigError(`DOSSIER_BACKUP_TO names ${nameOfPlace(place)}, which ${fault}`);
  return { place, recipients };
}

/** @throws ConfigError */
function providersOf(text: string): OAuth2Provider[] {
  const read = readProviders(text);
  if (typeof read === 'string') throw new ConfigError(read);
  return read;
}

/** Addresses of the portals on a developer's own machine. */
export function localOrigins(port: number): Origins {
  const entries = portalNames.map((name) => [name, `http://${name}.localhost:${port}`]);
  return Object.fromEntries(entries) as Record<PortalName, string>;
}

interface Place {
  readonly isLoopback: boolean;
  readonly isPublic: boolean;
  readonly isLocal: boolean;
}

function refuseUnsafe(set: Settings, { isLoopback, isPublic, isLocal }: Place): void {
  if (set.DOSSIER_DEMO === 'on' && !isLocal) {
    throw new ConfigError(
      'DOSSIER_DEMO=on is refused when others can reach the desk: its passwords are public. Unset DOSSIER_DEMO, or unset HOST and DOSSIER_ORIGINS.',
    );
  }
  if (!isLoopback && !isPublic) {
    throw new ConfigError(
      `HOST=${set.HOST} lets others reach the desk: set DOSSIER_ORIGINS to gatekeeper=https://…,intern=https://…,client=https://… as well.`,
    );
  }
  if (isPublic && set.SMTP_URL === undefined) {
    throw new ConfigError(
      'SMTP_URL is missing: without it no sign-in codes can be mailed. Set it to smtp://user:password@mail.example:587?from=desk@example.com.',
    );
  }
  if (isPublic && set.SMTP_URL?.from === undefined) {
    throw new ConfigError(
      'SMTP_URL names no sender: add ?from=desk@example.com, or ?from=Dossier <desk@example.com>, with a domain that the mail server accepts.',
    );
  }
}

const originsText = `DOSSIER_ORIGINS must name every portal: ${portalNames.map((name) => `${name}=https://…`).join(',')} with different addresses and nothing behind the host.`;

/** @throws ConfigError */
export function parseOrigins(text: string): Origins {
  const origins: Partial<Record<PortalName, string>> = {};
  for (const part of text.split(',')) {
    const [, name = '', url = ''] = /^\s*(\w+)=(\S+?)\/?\s*$/.exec(part) ?? [];
    if (!(portalNames as readonly string[]).includes(name)) throw new ConfigError(originsText);
    if (!isOrigin(url)) throw new ConfigError(originsText);
    origins[name as PortalName] = new URL(url).origin;
  }
  if (new Set(Object.values(origins)).size !== portalNames.length) throw new ConfigError(originsText);
  return Object.freeze(origins as Record<PortalName, string>);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.pathname !== '/' || url.search !== '' || url.username !== '') return false;
  const isNear = url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1';
  if (url.protocol === 'http:' && !isNear) {
    throw new ConfigError(
      `${url.origin} is not encrypted: use https:// in DOSSIER_ORIGINS; http:// is for localhost only.`,
    );
  }
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function secretOf(given: string | undefined, dataFolder: string, changesNothing: boolean): string {
  if (given !== undefined) return checkedSecret(given);
  if (!changesNothing) return storedSecret(dataFolder);
  const path = secretIn(dataFolder);
  return existsSync(path) ? checkedSecret(readFileSync(path, 'utf8').trim()) : '';
}

function checkedSecret(secret: string): string {
  if (secret.length < weakest || new Set(secret).size < 10) {
    throw new ConfigError(
      `DOSSIER_SECRET is too weak: use at least ${weakest} random characters, for example from "openssl rand -base64 48", or unset it to have one generated.`,
    );
  }
  return secret;
}

/** The secret of this data folder: generated once, readable by its owner only. */
/** Atomic: if another instance starts in the same folder, the first secret is used. */
function createSecret(path: string): void {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(own, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
}

function storedSecret(dataFolder: string): string {
  const path = secretIn(dataFolder);
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) createSecret(path);
    chmodSync(path, 0o600);
    return checkedSecret(readFileSync(path, 'utf8').trim());
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `DOSSIER_DATA=${dataFolder} cannot be written: give this user the folder, or set another one.`,
    );
  }
}

function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const set = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set.filter(([name, value]) => value !== '' || name === 'HOST' || name === 'DOSSIER_DATA'));
}

const protocolOf = (url: string): string => URL.parse(url)?.protocol ?? '';

/** A setting that lists addresses or networks, separated by commas. */
function networkList(refusal: string) {
  const split = z.pipe(
    setting,
    z.transform((text) => text.split(',').map((part) => part.trim())),
  );
  return z.optional(split.check(z.refine((networks) => networks.every(isNetwork), refusal)));
}
