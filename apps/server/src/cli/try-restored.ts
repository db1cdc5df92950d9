import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TryStart } from '../backup/verify-newest.ts';
import { ConfigError } from '../runtime/config.ts';

const program = join(import.meta.dirname, '../start-restored.ts');
/** Unit: milliseconds. */
const maxMs = 120_000;

/** What the restored desk needs of the settings: it must reach no other database, bucket or mail server. */
const inherited = ['PATH', 'DOSSIER_SECRET', 'DOSSIER_SECRET_FILE', 'DOSSIER_FILE_KEYS', 'DOSSIER_FILE_KEYS_FILE'];

/** Starts the desk in a restored folder in a process of its own, on a free port of this machine. */
export const tryRestored: TryStart = async ({ dataFolder, databaseUrl }) => {
  const own = Object.entries(process.env).filter(([name]) => inherited.includes(name));
  const trial = { DOSSIER_DATA: dataFolder, DATABASE_URL: databaseUrl, DOSSIER_DEMO: 'off', LOG_LEVEL: 'silent' };
  const env = { ...Object.fromEntries(own), ...trial };
  const child = spawn(process.execPath, ['--no-warnings', program], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-500);
  });
  const signal = AbortSignal.timeout(maxMs);
  try {
    const [address] = (await Promise.race([
      once(createInterface({ input: child.stdout }), 'line', { signal }),
      ended.then(() => [undefined]),
    ])) as [string | undefined];
    if (address === undefined) throw new ConfigError(`The restored desk did not start: ${said.trim()}`);
    const answer = await fetch(`${address}/api/ready`, { signal });
    const { message } = (await answer.json()) as { message: string };
    if (answer.status !== 200) throw new ConfigError(`The restored desk is not ready: ${message}`);
  } finally {
    child.kill();
    await ended;
  }
};
