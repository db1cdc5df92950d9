import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSwiftInstalled, startSwift, swiftSentence } from '@dossier/records/testing';
import { openPostgres } from './databases.ts';
import { SkippedDrill } from './drill.ts';

/** Made with `age-keygen`, used by this drill only. */
const backupKey = {
  identity: 'AGE-SECRET-KEY-19FTX8PZXV9QWTFZYHA2WLU20FV7PQKJTQRJLHY5RAA7L3VG2W6QQEGUEP3',
  recipient: 'age1ag7mss0qcnfcknrujwy2xrffwqtr3nwl67aaqawn5k4gmxdryqlqsqwy9n',
};

/** Where a new operator has database, files and backups. */
export interface OperatorStorage {
  /** Settings of the desk besides its addresses and mail. */
  readonly env: Readonly<Record<string, string>>;
  /** Loses everything but the backups, besides the data folder. Returns the settings of the new, empty place. */
  lose(): Promise<Readonly<Record<string, string>>>;
  /** Arguments of `restore` behind the backup. */
  readonly restoreOptions: readonly string[];
  /** Several servers may share it. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** SQLite and files in the data folder, backups in a folder on another disk. */
export const localStorage = async (folder: string): Promise<OperatorStorage> => ({
  env: { DOSSIER_BACKUP_TO: join(folder, 'backups') },
  lose: async () => ({}),
  restoreOptions: [],
  isShared: false,
  close: async () => undefined,
});

/** PostgreSQL, files in one bucket, backups in another one, encrypted to a key that the server does not have. */
export async function remoteStorage(folder: string): Promise<OperatorStorage> {
  if (!isSwiftInstalled()) throw new SkippedDrill(swiftSentence);
  const postgres = await openPostgres();
  if (!postgres) throw new SkippedDrill('PostgreSQL is not installed');
  const swift = await startSwift();
  const bucket = async (name: string) => {
    const { endpoint, keyId, secret } = await swift.makeBucket(name);
    const keys = `${encodeURIComponent(keyId)}:${encodeURIComponent(secret)}`;
    return `s3://${keys}@${new URL(endpoint).host}/${name}?tls=off`;
  };
  const keyFile = join(folder, 'backup-key.txt');
  writeFileSync(keyFile, `${backupKey.identity}\n`);
  let database = await postgres.database();
  return {
    env: {
      DATABASE_URL: database.url,
      FILES_URL: await bucket('files'),
      DOSSIER_BACKUP_TO: `${await bucket('backups')},${backupKey.recipient}`,
    },
    async lose() {
      await database.drop();
      database = await postgres.database();
      return { DATABASE_URL: database.url, FILES_URL: await bucket('new-files') };
    },
    restoreOptions: ['--key', keyFile],
    isShared: true,
    async close() {
      await swift.stop();
      await postgres.close();
    },
  };
}
