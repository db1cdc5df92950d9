import type { AuthCollection } from '@dossier/domain/portal';
import type { OAuth2Provider } from '@dossier/records';
import { collections } from '../collections/index.ts';
import type { DeskRecordsStore, Reader } from '../collections/rows.ts';
import { buttonsOf } from '../runtime/oauth-providers.ts';

/** The engine's own collection is not among those of the desk. */
const name = '_externalAuths' as never;

/** A provider's account that is linked to one of ours. */
export interface LinkedAccount {
  readonly id: string;
  /** Date text. */
  readonly created: string;
  readonly provider: string;
}

interface Owner {
  readonly collection: string;
  readonly id: string;
}

/** Oldest first. */
export async function linkedAccountsOf(records: Reader, { collection, id }: Owner): Promise<LinkedAccount[]> {
  const values = { collection: collections[collection as AuthCollection].id, id };
  const filter = 'collectionRef = {:collection} && recordRef = {:id}';
  const rows: unknown = await records.find(name, filter, values, { sort: 'created,id' });
  return rows as LinkedAccount[];
}

export async function deleteLinkedAccount(records: DeskRecordsStore, { id }: LinkedAccount): Promise<void> {
  await records.delete(name, id);
}

/** The name on the sign-in button, also of a provider that is no longer offered. */
export function providerLabel(provider: string, offered: readonly OAuth2Provider[]): string {
  const known = offered.find(({ name: offer }) => offer === provider) ?? {
    name: provider,
    clientId: '',
    clientSecret: '',
  };
  return buttonsOf([known])[0]?.displayName ?? provider;
}
