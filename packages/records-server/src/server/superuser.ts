import { type AnyRecord, hashForRecord, type Store, verifyPassword } from '@dossier/records';

/** Creates the superuser or sets its password. Tokens stay valid when the password is unchanged. */
export async function ensureSuperuser(
  store: Store,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const found = (await store.reader.first('_superusers', 'email = {:email}', { email })) as AnyRecord | undefined;
  if (found && (await verifyPassword(password, String(found['password'])))) return;
  const hashed = await hashForRecord(password);
  await store.transaction(async (records) => {
    const values = { email, password: hashed, verified: true } as never;
    if (found) await records.update('_superusers', found.id, values);
    else await records.create('_superusers', values);
  });
}
