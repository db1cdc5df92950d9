import { onDeviceDays } from '@dossier/domain/limits';
import { client } from './client.ts';
import { deviceStore } from './device-store.ts';

/** A chosen file that is not uploaded yet, with what was typed about it so far. It stays on this device. */
export interface WaitingFile<Facts> {
  readonly key: string;
  readonly file: File;
  readonly facts: Facts;
}

interface Stored extends WaitingFile<unknown> {
  readonly user: string;
  readonly savedAt: number;
}

const files = deviceStore<Stored>('dossier-waiting-files', 'files');
const onDeviceMs = onDeviceDays * 24 * 60 * 60 * 1000;

const userId = () => client.authStore.record?.id ?? '';
/** Without browser storage the file stays in the memory of its page. */
const ignore = () => undefined;

/**
 * Saves a file and what was typed about it, until it is uploaded, removed or the person signs out.
 * @returns false without a session, and where the browser allows no storage or has no room
 */
export async function saveWaitingFile(waiting: WaitingFile<unknown>): Promise<boolean> {
  // A file that was being checked when the person signed out.
  if (userId() === '') return false;
  const stored = { ...waiting, user: userId(), savedAt: Date.now() };
  return files.put(waiting.key, stored).then(
    () => true,
    () => false,
  );
}

export async function deleteWaitingFile(key: string): Promise<void> {
  await files.delete(key).catch(ignore);
}

/** This person's files whose key begins so. Files of other persons and old ones are deleted. */
export async function loadWaitingFiles<Facts>(prefix: string): Promise<WaitingFile<Facts>[]> {
  const own = userId();
  const all = await files.all().catch(() => []);
  const isKept = ({ user, savedAt }: Stored) => user === own && savedAt > Date.now() - onDeviceMs;
  await Promise.all(all.filter((one) => !isKept(one)).map(({ key }) => deleteWaitingFile(key)));
  return all.filter((one) => isKept(one) && one.key.startsWith(prefix)) as unknown as WaitingFile<Facts>[];
}

/** Deletes all files of this device, at sign-out. */
export async function deleteWaitingFiles(): Promise<void> {
  await files.clear().catch(ignore);
}
