/** `npm run superuser -- <email>`: creates a superuser, or sets a new password for one, and prints it once. */
import { randomBytes } from 'node:crypto';
import { isEmailAddress } from '@dossier/domain/email-address';
import { hashForRecord, type Records } from '@dossier/records';
import { commandLine } from '../runtime/command-line.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import { existingConfig, onDesk, placeOf } from './open-existing.ts';
import { runCommand } from './run-command.ts';

/** Returns the new password of the superuser. */
async function saveSuperuser(config: Config, email: string): Promise<string> {
  const plain = randomBytes(18).toString('base64url');
  const password = await hashForRecord(plain);
  await onDesk(config, ({ store }) =>
    store.transaction(
      async (desk) => {
        const records = desk as unknown as Records;
        const existing = await records.first('_superusers', 'email = {:email}', { email });
        const values = { email, password, verified: true } as never;
        if (existing) await records.update('_superusers', existing.id, values);
        else await records.create('_superusers', values);
      },
      { operation: 'create-superuser' },
    ),
  );
  return plain;
}

const [email = ''] = process.argv.slice(2);
await runCommand(async () => {
  if (!isEmailAddress(email)) throw new ConfigError(`Usage: ${commandLine('superuser', 'name@example.com')}`);
  const config = existingConfig();
  const password = await saveSuperuser(config, email);
  console.log(
    `Desk      ${placeOf(config)}\nSuperuser ${email}\nPassword  ${password}\nThe password is shown only once. Store it securely.`,
  );
});
