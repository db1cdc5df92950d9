import { client } from '#api/client.ts';

const accounts = {
  'gatekeeper-member': { collectionName: 'gatekeeper_users', role: 'member' },
  'intern-reviewer': { collectionName: 'internal_users', role: 'reviewer' },
  'intern-lead': { collectionName: 'internal_users', role: 'lead' },
} as const;

/** Renders the page for a user with this role. */
export function signedInAs(role: keyof typeof accounts): void {
  const account = accounts[role];
  client.authStore.save('token', { id: 'me', collectionId: account.collectionName, ...account });
}
