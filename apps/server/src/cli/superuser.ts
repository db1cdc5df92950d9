/** `npm run superuser -- <email>`: creates a superuser, or sets a new password for one, and prints it once. */
import { randomBytes } from 'node:crypto';
import { isEmailAddress } from '@dossier/domain/schema';
import { hashForRecord, type Records } from '@dossier/records';
import { type Config, ConfigError } from '../runtime/config.ts';
import { createPrivately } from '../runtime/data-folder.ts';
import { existingConfig, openExisting, placeOf } from './open-existing.ts';

/** Returns the new password of the superuser. */
async function saveSuperuser(config: Config, email: string): Promise<string> {
  const { store } = await openExisting(config);
  const plain = randomBytes(18).toString('base64url');
  const password = await hashForRecord(plain);
  await store.transaction(
    async (desk) => {
      const records = desk as unknown as Records;
      const existing = await records.first('_superusers', 'email = {:email}', { email });
      const values = { email, password, verified: true } as never;
      if (existing) await records.update('_superusers', existing.id, values);
      else await records.create('_superusers', values);
    },
    { operation: 'create-superuser' },
  );
  await store.close();
  return plain;
}

const [email = ''] = process.argv.slice(2);
try {
  createPrivately();
  if (!isEmailAddress(email)) throw new ConfigError('Usage: npm run superuser -- name@example.com');
  const config = existingConfig();
  const password = await saveSuperuser(config, email);
  console.log(
    `Desk      ${placeOf(config)}\nSuperuser ${email}\nPassword  ${password}\nThe password is shown only once. Store it securely.`,
  );
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
