import { parseArgs } from 'node:util';

/** Options of the stand-alone server. */
export interface ServeOptions {
  /** Path of the collections file. */
  readonly collections: string;
  /** Folder of the database, the files and the secret. */
  readonly data: string;
  readonly port: number;
  readonly host: string;
  /** `postgres://…`; absent: SQLite in the data folder. */
  readonly database?: string;
  readonly superuser?: { readonly email: string; readonly password: string };
  readonly smtpUrl?: string;
  readonly appName: string;
  readonly appURL: string;
}

export const usage =
  'node packages/records-server/src/cli.ts serve --collections <file.json> --data <dir> --port <n> [--host <address>] [--database <url>]';

/** Errors: throws with a sentence. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServeOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      collections: { type: 'string' },
      data: { type: 'string' },
      port: { type: 'string', default: '8090' },
      host: { type: 'string', default: '127.0.0.1' },
      database: { type: 'string' },
    },
  });
  const { collections, data, port, host, database } = values;
  if (positionals[0] !== 'serve' || !collections || !data) throw new Error(`Usage: ${usage}`);
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`--port ${port} is not a port number.`);
  const { SUPERUSER_EMAIL: email, SUPERUSER_PASSWORD: password, SMTP_URL, APP_NAME, APP_URL } = env;
  if (Boolean(email) !== Boolean(password)) throw new Error('SUPERUSER_EMAIL and SUPERUSER_PASSWORD belong together.');
  return {
    collections,
    data,
    port: Number(port),
    host,
    ...(database && { database }),
    ...(email && password && { superuser: { email, password } }),
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    appName: APP_NAME || 'Records',
    appURL: APP_URL || `http://${host}:${port}`,
  };
}
