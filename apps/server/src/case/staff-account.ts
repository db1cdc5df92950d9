import type { Reader, Row } from '../collections/rows.ts';
import { scope } from './scope.ts';

/** An active account of staff. */
export interface StaffAccount {
  readonly portal: 'gatekeeper' | 'intern';
  /** Institution of a Gatekeeper; '' for staff of the desk. */
  readonly org: string;
  readonly user: Row<'gatekeeper_users'> | Row<'internal_users'>;
}

export const accountAtInstitution = (user: Row<'gatekeeper_users'>): StaffAccount => ({
  portal: 'gatekeeper',
  org: user.org,
  user,
});

const accountAtDesk = (user: Row<'internal_users'>): StaffAccount => ({ portal: 'intern', org: '', user });

/** The active account of a member of staff; undefined for others. */
export async function staffAccount(records: Reader, id: string): Promise<StaffAccount | undefined> {
  if (id === '') return undefined;
  const atDesk = await records.get('internal_users', id);
  if (atDesk) return atDesk.active ? accountAtDesk(atDesk) : undefined;
  const user = await records.get('gatekeeper_users', id);
  return user?.active ? accountAtInstitution(user) : undefined;
}

/** The active leads of the desk. */
export async function leadsOf(records: Reader): Promise<StaffAccount[]> {
  return (await records.find('internal_users', 'role = "lead" && active = true')).map(accountAtDesk);
}

/** May this account view the onboarding now? */
export const accountMayView = (account: StaffAccount, request: Pick<Row<'gk_requests'>, 'org' | 'status'>): boolean =>
  scope(account).gk_requests.includes(request);
