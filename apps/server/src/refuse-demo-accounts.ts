import { type Store, verifyPassword } from '@dossier/records';
import { demoPassword, demoSignIns } from './collections/demo-accounts.ts';
import type { DeskSchema } from './collections/index.ts';
import { type Config, ConfigError } from './runtime/config.ts';

const staffOf = { gatekeeper: 'gatekeeper_users', intern: 'internal_users' } as const;

/**
 * Refuses to start a public desk on a database with active demo staff that have their password, which is public.
 * @throws ConfigError
 */
export async function refuseDemoAccounts({ reader }: Store<DeskSchema>, config: Config): Promise<void> {
  if (!config.isPublic) return;
  const found: string[] = [];
  for (const portal of ['gatekeeper', 'intern'] as const)
    for (const email of demoSignIns[portal]) if (await isOpen(reader, staffOf[portal], email)) found.push(email);
  if (found.length === 0) return;
  const place = config.databaseUrl === undefined ? `DOSSIER_DATA=${config.dataFolder}` : 'The database at DATABASE_URL';
  throw new ConfigError(
    `${place} contains demo accounts whose password is public (${found.join(', ')}), and DOSSIER_ORIGINS lets others reach the desk. Set DOSSIER_DATA to an empty folder (and DATABASE_URL to an empty database). To continue with this data, unset DOSSIER_ORIGINS, invite real users, deactivate the demo accounts, and start again.`,
  );
}

async function isOpen(
  reader: Store<DeskSchema>['reader'],
  collection: (typeof staffOf)[keyof typeof staffOf],
  email: string,
): Promise<boolean> {
  const account = await reader.first(collection, 'email = {:email} && active = true', { email });
  return account !== undefined && verifyPassword(demoPassword, String((account as { password?: string }).password));
}
