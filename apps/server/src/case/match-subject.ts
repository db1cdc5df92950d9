import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { Reader, Row } from '../collections/rows.ts';
import { plainNumber } from '../registry/registry.ts';
import { isProven, mayClaim, membersOfVault, provenOwners } from './vault-ownership.ts';

type Business = Row<'kyc_businesses'>;
type CompanyKey = Pick<RegisterAnswer, 'country' | 'authority' | 'registrationNumber'>;

/** The rows with this country, register authority and number, oldest first; none without a number. */
export async function sameCompany(records: Reader, company: CompanyKey): Promise<Business[]> {
  const number = plainNumber(company.registrationNumber);
  if (number === '') return [];
  const { country, authority } = company;
  const filter =
    'country = {:country} && authority = {:authority} && registration_number = {:number} && merged_into = ""';
  return records.find('kyc_businesses', filter, { country, authority, number }, { sort: 'created,@rowid' });
}

/**
 * The row that an onboarding of this company with this contact joins: one that the contact owns or was invited to, else
 * the only one with a proven owner. Undefined when it needs a row of its own, also when the number exists: that an institution typed a
 * number gives its contact no part in the vault of another contact.
 */
export async function matchBusiness(records: Reader, company: CompanyKey, user: string): Promise<Business | undefined> {
  const rows = await sameCompany(records, company);
  const vaults = await Promise.all(rows.map(async (row) => ({ row, part: await partIn(records, row, user) })));
  const proven = vaults.filter(({ part }) => part === 'proven-by-other');
  const own = vaults.find(({ part }) => part === 'proven-own') ?? vaults.find(({ part }) => part === 'own');
  return own?.row ?? (proven.length === 1 ? proven[0]?.row : undefined);
}

type Part = 'proven-own' | 'own' | 'proven-by-other' | 'none';

/** The part that the contact has, or gets at the first sign-in, in the vault of a row. */
async function partIn(records: Reader, { id }: Business, user: string): Promise<Part> {
  const members = await membersOfVault(records, id);
  const proven = provenOwners(members);
  const own = members.find((member) => member.user === user && member.role === 'owner');
  if (proven.length > 0) return own && isProven(own) ? 'proven-own' : 'proven-by-other';
  if (!mayClaim(members, user, { subject: id, org: '', client_user: user })) return 'none';
  return own || (await isInvited(records, id, user)) ? 'own' : 'none';
}

async function isInvited(records: Reader, subject: string, user: string): Promise<boolean> {
  const filter = 'subject = {:subject} && client_user = {:user} && status != "draft"';
  return (await records.first('gk_requests', filter, { subject, user })) !== undefined;
}
